/** A card, a piece, whatever can be explained, as one looks at it closely: large, in words, with the rulings about it. */

import type { ComponentType } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import type { Clause } from "../protocol/types";
import { say } from "../words/language";
import { ClauseLink } from "./ClauseLink";
import { useEntries, type Entry } from "./entries";
import { openedSubject, openSubject } from "./opening";
import { Prose } from "./Prose";
import { useRules } from "./clauses";
import { sameSubject, wordsOf, type Subject } from "./subject";
import "./cards.css";

interface SubjectDialogProps {
  game: string;
  /** The table whose rules hold, if there is one, and the secret with which one came in. */
  table?: string | undefined;
  link?: string | undefined;
  /** How it looks. */
  Large: ComponentType<{ subject: Subject }>;
}

export function SubjectDialog(props: SubjectDialogProps) {
  const subject = openedSubject.value;
  return subject === null ? null : <Open {...props} subject={subject} />;
}

/** From there one goes on to the others of its family. */
function Open({ game, table, link, Large, subject }: SubjectDialogProps & { subject: Subject }) {
  const { name, kind, text, more } = wordsOf(subject);
  const rules = useRules(game, table, link);
  const clauses = new Map(rules.value?.clauses.map((clause) => [clause.id, clause]));
  const entries = useEntries(game, subject.family).value ?? [];
  const inGame = entries.filter((entry) => sameSubject(entry, subject) || hasPart(entry, clauses));
  const place = inGame.findIndex((entry) => sameSubject(entry, subject));
  const rulings = inGame[place]?.rulings.flatMap((id) => clauses.get(id) ?? []) ?? [];
  const step = (by: number) => openSubject(inGame[(place + by + inGame.length) % inGame.length]!);
  // Wherever in the window the focus is.
  useLayoutEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (inGame.length > 1 && (key === "ArrowLeft" || key === "ArrowRight")) step(key === "ArrowLeft" ? -1 : 1);
    };
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  });
  return (
    <Dialog title={name} class="card-window" close={() => (openedSubject.value = null)}>
      <div class="card-open">
        <div class="card-large" aria-hidden="true">
          <Large subject={subject} />
        </div>
        <div class="card-words" aria-live="polite">
          <p class="card-kind">{kind}</p>
          <p class="card-text">{text}</p>
          {more && <p class="card-text">{more}</p>}
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

/** Whether something may come up in this game: its own clause, which is the first of its rulings, has a part in it. */
function hasPart(entry: Entry, clauses: ReadonlyMap<string, Clause>): boolean {
  return clauses.get(entry.rulings[0] ?? "")?.holds ?? true;
}
