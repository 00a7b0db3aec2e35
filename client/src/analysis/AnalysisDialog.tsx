/** How the game stood over time, which decisions cost most, and how well everybody played. */

import { useSignal, type Signal } from "@preact/signals";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { SeatMark } from "../ending/SeatMark";
import type { JudgedInWords, Outlook, SeatInfo } from "../protocol/types";
import { say, together } from "../words/language";
import { nameWithRole } from "../words/roles";
import { keyOf, points, sameShare, type Analysing } from "./analysing";
import { firstOfTeams } from "./curve";
import { WinChart } from "./WinChart";
import "./analysis.css";

interface AnalysisProps {
  analysing: Analysing;
  seats: readonly SeatInfo[];
  /** Through whose eyes the replay is seen. */
  eyes: number | null;
  here: number;
  /** In which turn of somebody a decision lies; null before the first. */
  turnOf: (number: number) => number | null;
  /** Show the moment after so many decisions. */
  goTo: (number: number) => void;
  close: () => void;
}

export function AnalysisDialog({ analysing, seats, eyes, here, turnOf, goTo, close }: AnalysisProps) {
  const through = useSignal(eyes);
  const outline = analysing.outline.value;
  const outlooks = analysing.through(through.value);
  const show = (number: number) => {
    close();
    goTo(number);
  };
  return (
    <Dialog title={say("page-analysis")} class="analysis" close={close}>
      <Progress analysing={analysing} />
      {outline && (
        <div class="analysis-parts">
          <section class="analysis-curve" aria-label={say("page-analysis-chances")}>
            <Eyes through={through} seats={seats} />
            <Legend teams={outline.teams} seats={seats} />
            <WinChart
              outline={outline}
              outlooks={outlooks}
              costly={analysing.listed}
              seats={seats}
              names={teamNames(outline.teams, seats)}
              here={here}
              goTo={show}
            />
            <Accuracy analysing={analysing} seats={seats} />
            <details>
              <summary>{say("page-figures")}</summary>
              <Figures outlooks={outlooks} teams={outline.teams} names={teamNames(outline.teams, seats)} goTo={show} />
            </details>
          </section>
          <Costliest analysing={analysing} seats={seats} turnOf={turnOf} goTo={show} />
        </div>
      )}
      <details>
        <summary>{say("page-analysis-how")}</summary>
        <p>{say("page-analysis-how-help")}</p>
        <p>{say("page-analysis-margin-help")}</p>
      </details>
    </Dialog>
  );
}

/** What each team is called, by its first seat: the names of all who are in it. */
function teamNames(teams: readonly number[], seats: readonly SeatInfo[]): string[] {
  return teams.map((team) => {
    const members = seats.filter((_, seat) => teams[seat] === team);
    return together(members.map((seat) => nameWithRole(seat)));
  });
}

function Progress({ analysing }: { analysing: Analysing }) {
  const stage = analysing.stage.value;
  if (stage === "over") return null;
  const said = {
    idle: "",
    going: say("page-analysis-going"),
    stopped: say("page-analysis-stopped"),
    failed: analysing.problem.value || say("page-analysis-failed"),
  }[stage];
  return (
    <div class="analysis-progress">
      <p role="status">{said}</p>
      {stage === "going" && <progress value={analysing.share} aria-label={say("page-analysis-going")} />}
      {stage === "failed" && (
        <button type="button" onClick={() => analysing.begin()}>
          {say("page-try-again")}
        </button>
      )}
    </div>
  );
}

function Eyes({ through, seats }: { through: Signal<number | null>; seats: readonly SeatInfo[] }) {
  return (
    <label class="analysis-eyes">
      <Icon name="eye" />
      <span>{say("page-eyes")}</span>
      <select
        value={through.value ?? "spectator"}
        onChange={({ currentTarget: { value } }) => (through.value = value === "spectator" ? null : Number(value))}
      >
        {seats.map(({ name }, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value="spectator">{say("page-eyes-spectator")}</option>
      </select>
    </label>
  );
}

function Legend({ teams, seats }: { teams: readonly number[]; seats: readonly SeatInfo[] }) {
  const names = teamNames(teams, seats);
  return (
    <ul class="course-legend" aria-hidden="true">
      {firstOfTeams(teams).map((seat) => (
        <li key={seat} data-seat={seat} data-role={seats[seat]?.role}>
          <SeatMark seat={seat} /> {names[seat]}
        </li>
      ))}
    </ul>
  );
}

interface CostliestProps extends Pick<AnalysisProps, "analysing" | "seats" | "turnOf"> {
  goTo: (number: number) => void;
}

function Costliest({ analysing, seats, turnOf, goTo }: CostliestProps) {
  const listed = analysing.listed;
  return (
    <section class="analysis-costliest" aria-labelledby="analysis-costliest">
      <h3 id="analysis-costliest">{say("page-analysis-costliest")}</h3>
      {!listed.length && analysing.stage.value !== "going" && <p>{say("page-analysis-none")}</p>}
      <ol>
        {listed.map((one) => (
          <li key={keyOf(one)} data-seat={one.seat} data-role={seats[one.seat]?.role}>
            <button type="button" onClick={() => goTo(one.number)}>
              <span class="analysis-who">
                <SeatMark seat={one.seat} /> {seats[one.seat]?.name}
                <span class="faint">{whenOf(one.number, turnOf(one.number))}</span>
              </span>
              <Choices judged={one} />
              <strong class="analysis-cost">{costOf(one)}</strong>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function whenOf(number: number, turn: number | null): string {
  return turn === null ? say("page-analysis-at", { number }) : say("page-analysis-at-turn", { number, turn });
}

function Choices({ judged }: { judged: JudgedInWords }) {
  return (
    <span class="analysis-choices">
      <span>{say("page-analysis-chosen", { choice: judged.chosen_words })}</span>
      <span>{say("page-analysis-better", { choice: judged.better_words })}</span>
    </span>
  );
}

export function costOf({ cost, margin }: JudgedInWords): string {
  return say("page-analysis-cost", { points: points(cost), margin: points(margin) });
}

function Accuracy({ analysing, seats }: Pick<CostliestProps, "analysing" | "seats">) {
  const summary = analysing.summary.value;
  if (!summary) return null;
  return (
    <div class="course-figures" tabIndex={0} role="group" aria-label={say("page-analysis-accuracy")}>
      <table>
        <caption>{say("page-analysis-accuracy")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("page-analysis-player")}</th>
            <th scope="col">{say("page-analysis-judged")}</th>
            <th scope="col">{say("page-analysis-same")}</th>
            <th scope="col">{say("page-analysis-costly")}</th>
            <th scope="col">{say("page-analysis-whole-cost")}</th>
          </tr>
        </thead>
        <tbody>
          {summary.seats.map((one) => (
            <tr key={one.seat}>
              <th scope="row">{seats[one.seat]?.name}</th>
              <td>{one.decisions}</td>
              <td>{say("page-analysis-percent", { points: sameShare(one) })}</td>
              <td>{one.costly}</td>
              <td>{say("page-analysis-points", { points: points(one.cost), margin: points(one.margin) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FiguresProps {
  outlooks: readonly Outlook[];
  teams: readonly number[];
  names: readonly string[];
  goTo: (number: number) => void;
}

function Figures({ outlooks, teams, names, goTo }: FiguresProps) {
  const shown = firstOfTeams(teams);
  return (
    <div class="course-figures" tabIndex={0} role="group" aria-label={say("page-analysis-chances")}>
      <table>
        <caption>{say("page-analysis-chances")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("page-analysis-decisions")}</th>
            {shown.map((seat) => (
              <th key={seat} scope="col">
                {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outlooks.map(({ number, chances, margin }) => (
            <tr key={number}>
              <th scope="row">
                <button type="button" class="link" onClick={() => goTo(number)}>
                  {number}
                </button>
              </th>
              {shown.map((seat) => (
                <td key={seat}>
                  {say("page-analysis-chance", { points: points(chances[seat]!), margin: points(margin) })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
