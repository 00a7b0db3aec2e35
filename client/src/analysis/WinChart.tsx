/** How likely each team was to win, over the whole game, with a mark where a decision cost much. */

import { useId } from "preact/hooks";
import type { Frame } from "../ending/chart";
import type { JudgedInWords, Outline, Outlook, SeatInfo } from "../protocol/types";
import { say, together } from "../words/language";
import { keyOf, points } from "./analysing";
import { bandOf, chanceAt, curveOf, firstOfTeams, numberAt, pointAt } from "./curve";

interface WinChartProps {
  outline: Outline;
  /** Through one pair of eyes. */
  outlooks: readonly Outlook[];
  costly: readonly JudgedInWords[];
  seats: readonly SeatInfo[];
  /** What each team is called, by its first seat. */
  names: readonly string[];
  /** After how many decisions the moment is that is shown. */
  here: number;
  /** Go to the moment after so many decisions. */
  goTo: (number: number) => void;
}

const WIDTH = 640;
const HEIGHT = 260;
const FRAME: Frame = { left: 98, top: 16, width: 526, height: 208 };
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const SMALL = 5;
const LARGER = 12;

export function WinChart({ outline, outlooks, costly, seats, names, here, goTo }: WinChartProps) {
  const id = useId();
  const { last } = outline;
  const teams = firstOfTeams(outline.teams);
  const right = FRAME.left + FRAME.width;
  const bottom = FRAME.top + FRAME.height;
  const ends = together(
    teams.map((seat) =>
      say("page-analysis-chance-of", { name: names[seat]!, points: points(outlooks.at(-1)?.chances[seat] ?? 0) }),
    ),
  );
  const now = pointAt(here, 0, last, FRAME).x;
  return (
    <svg
      class="course-chart analysis-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        goTo(numberAt(((event.clientX - left) / width) * WIDTH, last, FRAME));
      }}
    >
      <title id={`${id}-title`}>{say("page-analysis-chances")}</title>
      <desc id={`${id}-desc`}>{say("page-analysis-describe", { ends })}</desc>
      {TICKS.map((tick) => {
        const { y } = pointAt(0, tick, last, FRAME);
        return (
          <g key={tick}>
            <line class={`course-grid ${tick === 0.5 ? "zero" : ""}`} x1={FRAME.left} x2={right} y1={y} y2={y} />
            <text x={FRAME.left - 8} y={y + 5} text-anchor="end">
              {say("page-analysis-percent", { points: points(tick) })}
            </text>
          </g>
        );
      })}
      <text x={FRAME.left} y={HEIGHT - 10}>
        {say("page-analysis-decisions")} 0
      </text>
      <text x={right} y={HEIGHT - 10} text-anchor="end">
        {last}
      </text>
      <line class="analysis-here" x1={now} x2={now} y1={FRAME.top} y2={bottom} />
      {teams.map((seat) => (
        <g key={seat} data-seat={seat} data-role={seats[seat]?.role}>
          <polygon class="analysis-band" points={bandOf(outlooks, seat, last, FRAME)} />
          <polyline class={`course-line series-${seat}`} points={curveOf(outlooks, seat, last, FRAME)} />
        </g>
      ))}
      {costly.map((one) => {
        const chance = chanceAt(outlooks, one.seat, one.number);
        if (chance === null) return null;
        const { x, y } = pointAt(one.number, chance, last, FRAME);
        const size = SMALL + LARGER * Math.min(0.5, one.cost);
        return (
          <circle
            key={keyOf(one)}
            class="analysis-mark"
            data-seat={one.seat}
            data-role={seats[one.seat]?.role}
            cx={x}
            cy={y}
            r={size}
            onClick={(event) => {
              event.stopPropagation();
              goTo(one.number);
            }}
          >
            <title>{say("page-analysis-cost", { points: points(one.cost), margin: points(one.margin) })}</title>
          </circle>
        );
      })}
    </svg>
  );
}
