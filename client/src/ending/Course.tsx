/** Charts of how the game went, and their figures for those who read rather than look. */

import { useId } from "preact/hooks";
import type { SeatInfo, SummaryInfo } from "../protocol/types";
import { nameOf, say, together } from "../words/language";
import { lineOf, scaleOf, type Frame } from "./chart";
import { SeatMark } from "./SeatMark";

interface CourseProps {
  summary: SummaryInfo;
  names: readonly string[];
  seats: readonly SeatInfo[];
}

export function Course({ summary, names, seats }: CourseProps) {
  const figures = Object.entries(summary.course).filter(([, points]) => points.length > 1);
  if (!figures.length) return null;
  return (
    <section aria-label={say("page-course")}>
      <ul class="course-legend" aria-hidden="true">
        {names.map((name, seat) => (
          <li key={seat} data-seat={seat} data-role={seats[seat]?.role}>
            <SeatMark seat={seat} /> {name}
          </li>
        ))}
      </ul>
      <div class="course-charts">
        {figures.map(([name, points]) => (
          <Chart
            key={name}
            title={nameOf("course", name)}
            points={points}
            turns={summary.turns}
            names={names}
            seats={seats}
          />
        ))}
      </div>
      <details>
        <summary>{say("page-figures")}</summary>
        {figures.map(([name, points]) => (
          <Figures key={name} title={nameOf("course", name)} points={points} turns={summary.turns} names={names} />
        ))}
      </details>
    </section>
  );
}

interface FiguresProps {
  title: string;
  /** At each point, one figure a seat. */
  points: readonly (readonly number[])[];
  turns: readonly number[];
  names: readonly string[];
}

interface ChartProps extends FiguresProps {
  seats: readonly SeatInfo[];
}

const FRAME: Frame = { left: 38, top: 12, width: 428, height: 170 };

export function Chart({ title, points, turns, names, seats }: ChartProps) {
  const id = useId();
  const scale = scaleOf(points.flat());
  const down = (figure: number) => FRAME.top + ((scale.high - figure) / (scale.high - scale.low)) * FRAME.height;
  const right = FRAME.left + FRAME.width;
  const ends = together(names.map((name, seat) => say("page-course-end", { name, count: points.at(-1)![seat] ?? 0 })));
  return (
    <figure>
      <figcaption aria-hidden="true">{title}</figcaption>
      <svg class="course-chart" viewBox="0 0 480 216" role="img" aria-labelledby={`${id}-title ${id}-desc`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{say("page-course-describe", { figure: title, ends })}</desc>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line
              class={`course-grid ${tick === 0 ? "zero" : ""}`}
              x1={FRAME.left}
              x2={right}
              y1={down(tick)}
              y2={down(tick)}
            />
            <text x={FRAME.left - 8} y={down(tick) + 5} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        <text x={FRAME.left} y="208">
          {say("page-course-turn")} {turns[0]}
        </text>
        <text x={right} y="208" text-anchor="end">
          {turns.at(-1)}
        </text>
        {names.map((_, seat) => (
          <polyline
            key={seat}
            class={`course-line series-${seat}`}
            data-seat={seat}
            data-role={seats[seat]?.role}
            points={lineOf(
              points.map((point) => point[seat] ?? 0),
              scale,
              FRAME,
            )}
          />
        ))}
      </svg>
    </figure>
  );
}

function Figures({ title, points, turns, names }: FiguresProps) {
  return (
    <div class="course-figures" tabIndex={0} role="group" aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say("page-course-turn")}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, place) => (
            <tr key={place}>
              <th scope="row">{turns[place]}</th>
              {names.map((_, seat) => (
                <td key={seat}>{point[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
