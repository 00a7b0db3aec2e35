import { SeatMark } from "./SeatMark";
import { Icon } from "../parts/Icon";
import type { Outcome, ReckoningLine, SeatInfo, SummaryInfo } from "../protocol/types";
import { find, nameOf, say } from "../words/language";
import { roleName } from "../words/roles";
import { figure } from "./figure";

interface ScoresProps {
  outcome: Outcome;
  seats: readonly SeatInfo[];
  /** How the scores came about, as soon as that is here. */
  summary: SummaryInfo | null | undefined;
}

/** What everybody has, the best first. Where nothing is counted in points, how each of them stood at the end. */
export function Scores({ outcome: { scores, winners }, seats, summary }: ScoresProps) {
  const won = (seat: number) => winners.includes(seat);
  const order = scores.map((_, seat) => seat);
  order.sort((one, other) => Number(won(other)) - Number(won(one)) || scores[other]! - scores[one]!);
  return (
    <section class="ending-result" aria-labelledby="scores">
      <h3 id="scores" class="unseen">
        {say("page-scores")}
      </h3>
      <ul class="ending-scores">
        {order.map((seat) => (
          <li key={seat} class={won(seat) ? "winner" : ""} data-seat={seat} data-role={seats[seat]?.role}>
            <h4>
              <SeatMark seat={seat} />
              <span class="seat-name">{seats[seat]?.name}</span>
              {seats[seat]?.role && <span class="faint">{roleName(seats[seat].role)}</span>}
              {won(seat) && (
                <span class="tag">
                  <Icon name="crown" /> {say("page-score-winner")}
                </span>
              )}
            </h4>
            {summary?.scored && (
              <p class="ending-score">
                <strong>{figure(scores[seat]!)}</strong> {say("page-score-count", { count: scores[seat]! })}
              </p>
            )}
            {summary?.scored && <Reckoning lines={summary.reckoning[seat] ?? []} name={seats[seat]?.name ?? ""} />}
            {summary && !summary.scored && <Stood seat={seat} summary={summary} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last figures of a seat. */
function Stood({ seat, summary }: { seat: number; summary: SummaryInfo }) {
  return (
    <dl class="ending-stood">
      {Object.entries(summary.course).map(([name, points]) => (
        <div key={name}>
          <dt>{nameOf("course", name)}</dt>
          <dd>{figure(points.at(-1)?.[seat] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the points of everybody came about. */
export function Reckonings({ names, reckoning }: { names: readonly string[]; reckoning: readonly ReckoningLine[][] }) {
  return (
    <div class="ending-reckonings">
      {names.map((name, seat) => (
        <section key={seat} data-seat={seat}>
          <h3>
            <SeatMark seat={seat} /> {name}
          </h3>
          <Reckoning lines={reckoning[seat] ?? []} name={name} />
        </section>
      ))}
    </div>
  );
}

function Reckoning({ lines, name }: { lines: readonly ReckoningLine[]; name: string }) {
  if (!lines.length) return <p class="faint ending-reckoning">{say("page-reckoning-nothing")}</p>;
  return (
    <table class="ending-reckoning">
      <caption class="unseen">{say("page-reckoning-of", { name })}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{say("page-reckoning-what")}</th>
          <th scope="col">{say("page-reckoning-each")}</th>
          <th scope="col">{say("page-score-points")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, count, each, points }) => (
          <tr key={what}>
            <th scope="row">{find(what) ?? what}</th>
            <td class="faint">
              {count} × {figure(each)}
            </td>
            <td>{figure(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
