/** How a tie was broken: rung by rung with what everybody had, the one that decided lit. */

import type { Rung } from "../protocol/types";
import { ClauseLink } from "../rules/ClauseLink";
import { nameOf, say, together } from "../words/language";
import { figure } from "./figure";

interface LadderProps {
  ladder: readonly Rung[];
  names: readonly string[];
  game: string;
}

/** Nothing where the first rung decided: then nobody was level. */
export function Ladder({ ladder, names, game }: LadderProps) {
  const decided = ladder.find((rung) => rung.decides);
  if (!decided || decided === ladder[0]) return null;
  return (
    <section class="ending-ladder" aria-labelledby="ladder">
      <h3 id="ladder">{say("page-ladder")}</h3>
      <ol>
        {ladder.map((rung) => (
          <li key={rung.what} class={rung.decides ? "decides" : rung.seats.length ? "" : "idle"}>
            <span>
              {nameOf("rung", rung.what)} {rung.decides && <b>{say("page-rung-decides")}</b>}
            </span>
            <span class="ending-rung">{compared(rung, names)}</span>
          </li>
        ))}
      </ol>
      <p class="ending-rule">
        <ClauseLink clause={decided.clause} game={game} />
      </p>
    </section>
  );
}

/** What was compared, in words: who is ahead, and who is out. */
export function compared({ seats, figures, best }: Rung, names: readonly string[]): string {
  if (!seats.length) return say("page-rung-not-needed");
  const named = (seat: number) => [names[seat] ?? "", figureOf(seat)].filter(Boolean).join(" ");
  const figureOf = (seat: number) => (figures.length ? figure(figures[seats.indexOf(seat)]!) : "");
  const behind = seats.filter((seat) => !best.includes(seat));
  const out = behind.map((seat) => say("page-rung-behind", { name: names[seat] ?? "", count: figureOf(seat) }));
  return [together(best.map(named)), ...out].join(" · ");
}
