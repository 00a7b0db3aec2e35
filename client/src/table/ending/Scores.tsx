import { Icon } from "../../parts/Icon";
import type { Outcome, ReckoningLine } from "../../protocol/types";
import { find, say } from "../../words/language";

interface ScoresProps {
  outcome: Outcome;
  names: readonly string[];
  /** The parts of each seat's score, as soon as they are here. */
  reckoning: readonly (readonly ReckoningLine[])[] | undefined;
}

/** What everybody has, the best first, and how it came about. */
export function Scores({ outcome: { scores, winners }, names, reckoning }: ScoresProps) {
  const won = (seat: number) => winners.includes(seat);
  const order = scores.map((_, seat) => seat);
  order.sort((one, other) => Number(won(other)) - Number(won(one)) || scores[other]! - scores[one]!);
  return (
    <section aria-labelledby="scores">
      <h3 id="scores">{say("page-scores")}</h3>
      <ul class="ending-scores">
        {order.map((seat) => (
          <li key={seat} class={won(seat) ? "winner" : ""}>
            <h4>
              {won(seat) && <Icon name="crown" />} {names[seat]}
              {won(seat) && <span class="tag">{say("page-score-winner")}</span>}
            </h4>
            <p class="ending-score">
              <strong>{figure(scores[seat]!)}</strong> {say("page-score-count", { count: scores[seat]! })}
            </p>
            {reckoning && <Reckoning lines={reckoning[seat] ?? []} name={names[seat] ?? ""} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reckoning({ lines, name }: { lines: readonly ReckoningLine[]; name: string }) {
  if (!lines.length) return <p class="faint">{say("page-reckoning-nothing")}</p>;
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

/** With a true minus. */
function figure(number: number): string {
  return String(number).replace("-", "−");
}
