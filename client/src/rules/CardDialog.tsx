/** A card as one looks at it closely: large, in words, with the rulings about it, and the way to the next one. */

import type { ComponentType } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import type { Clause } from "../protocol/types";
import { find, nameOf, say } from "../words/language";
import { useCards, type CardEntry } from "./cards";
import { ClauseLink } from "./ClauseLink";
import { openCard, openedCard } from "./opening";
import { Prose } from "./Prose";
import { useRules } from "./clauses";
import "./cards.css";

interface CardDialogProps {
  game: string;
  /** The table whose rules hold, if there is one, and the secret with which one came in. */
  table?: string | undefined;
  link?: string | undefined;
  Card: ComponentType<{ card: string }>;
}

export function CardDialog(props: CardDialogProps) {
  const card = openedCard.value;
  return card === null ? null : <OpenCard {...props} card={card} />;
}

function OpenCard({ game, table, link, Card, card }: CardDialogProps & { card: string }) {
  const rules = useRules(game, table, link);
  const clauses = new Map(rules.value?.clauses.map((clause) => [clause.id, clause]));
  const cards = useCards(game).value ?? [];
  const inGame = cards.filter((entry) => entry.card === card || hasPart(entry, clauses));
  const place = inGame.findIndex((entry) => entry.card === card);
  const rulings = inGame[place]?.rulings.flatMap((id) => clauses.get(id) ?? []) ?? [];
  const step = (by: number) => openCard(inGame[(place + by + inGame.length) % inGame.length]!.card);
  // Wherever in the window the focus is.
  useLayoutEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (inGame.length > 1 && (key === "ArrowLeft" || key === "ArrowRight")) step(key === "ArrowLeft" ? -1 : 1);
    };
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  });
  return (
    <Dialog title={nameOf("card", card)} class="card-window" close={() => (openedCard.value = null)}>
      <div class="card-open">
        <div class="card-large" aria-hidden="true">
          <Card card={card} />
        </div>
        <div class="card-words" aria-live="polite">
          <p class="card-kind">{find(`card-${card}.kind`)}</p>
          <p class="card-text">{find(`card-${card}.text`)}</p>
          {rulings.length > 0 && <Rulings rulings={rulings} game={game} />}
        </div>
        {inGame.length > 1 && (
          <div class="card-steps">
            <button type="button" aria-keyshortcuts="ArrowLeft" onClick={() => step(-1)}>
              <Icon name="unstep" /> {say("page-card-before")}
            </button>
            <span class="faint">{say("page-place-of", { place: place + 1, count: inGame.length })}</span>
            <button type="button" aria-keyshortcuts="ArrowRight" onClick={() => step(1)}>
              {say("page-card-after")} <Icon name="step" />
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Rulings({ rulings, game }: { rulings: readonly Clause[]; game: string }) {
  return (
    <>
      <h3>{say("page-rulings")}</h3>
      <ul class="card-rulings">
        {rulings.map((clause) => (
          <li key={clause.id}>
            <Prose text={clause.text} game={game} /> <ClauseLink clause={clause.id} game={game} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether a card may come up in this game: its own clause, which is the first of its rulings, has a part in it. */
function hasPart(entry: CardEntry, clauses: ReadonlyMap<string, Clause>): boolean {
  return clauses.get(entry.rulings[0] ?? "")?.holds ?? true;
}
