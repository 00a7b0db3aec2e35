/** The rulebook as one reads it: searched as one types, section by section, with what has a part in this game. */

import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import type { Clause, RulesInfo } from "../protocol/types";
import { nameOf, say } from "../words/language";
import { Prose } from "./Prose";
import { anchorOf, arrange, type Section } from "./clauses";
import { useEntries, type Entry } from "./entries";
import { openSubject, timesAsked } from "./opening";
import { search, wishOf } from "./search";
import "./rules.css";

interface RulebookProps {
  rules: RulesInfo;
  /** The clause to be read first; empty: from the beginning. */
  clause: string;
  /** The level of the headings of sections. */
  level: 2 | 3;
}

export function Rulebook({ rules, clause, level }: RulebookProps) {
  const wish = useSignal("");
  const all = useSignal(false);
  const pages = useRef<HTMLDivElement>(null);
  const idle = rules.clauses.filter((one) => !one.holds).length;
  const offered = rules.clauses.filter((one) => all.value || one.holds || one.id === clause);
  const asked = wishOf(wish.value, rules);
  const wanted = asked.words;
  const found = wanted.length ? search(offered, asked) : offered;
  const sections = arrange(found);
  const known = new Set(rules.clauses.flatMap((one) => [one.id, anchorOf(one)]));
  const times = timesAsked.value;
  const cards = useEntries(rules.game, "card").value ?? [];
  useEffect(() => {
    if (!clause) return undefined;
    wish.value = "";
    // A window that has just been opened must be there before one can scroll in it.
    const frame = requestAnimationFrame(() => leadTo(pages.current?.querySelector(`#${CSS.escape(clause)}`)));
    return () => cancelAnimationFrame(frame);
  }, [clause, times, rules]);
  return (
    <div class="rulebook">
      <div class="rules-tools" role="search">
        <SearchLine
          wish={wish.value}
          change={(words) => (wish.value = words)}
          count={wanted.length ? found.length : null}
        />
        {idle > 0 && (
          <label class="choice">
            <input
              type="checkbox"
              checked={!all.value}
              onChange={(event) => (all.value = !event.currentTarget.checked)}
            />
            {say("page-rules-only-here")}
          </label>
        )}
      </div>
      {!wanted.length && (
        <Contents sections={sections} open={level === 2 && matchMedia("(min-width: 60rem)").matches} />
      )}
      <div class="rules-pages" ref={pages}>
        {!wanted.length && <Minute rules={rules} level={level} />}
        {sections.map((section) => (
          <SectionText
            key={section.anchor}
            {...{ section, level, wanted, here: clause, game: rules.game, known, cards }}
          />
        ))}
        {!sections.length && <p>{say("page-rules-nothing-found")}</p>}
      </div>
    </div>
  );
}

/** The game in a minute, for who has never played it. */
function Minute({ rules: { minute, game }, level }: { rules: RulesInfo; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  if (!minute.length) return null;
  return (
    <section class="rules-minute" aria-labelledby="minute">
      <Heading id="minute" tabIndex={-1}>
        {say("page-rules-minute")}
      </Heading>
      {minute.map((paragraph) => (
        <p key={paragraph}>
          <Prose text={paragraph} game={game} />
        </p>
      ))}
    </section>
  );
}

function SearchLine({ wish, change, count }: { wish: string; change: (words: string) => void; count: number | null }) {
  const id = useId();
  return (
    <div class="rules-search">
      <label for={id}>
        <Icon name="search" />
        <span class="unseen">{say("page-rules-search")}</span>
      </label>
      <input
        id={id}
        type="search"
        value={wish}
        placeholder={say("page-rules-search")}
        autocomplete="off"
        onInput={(event) => change(event.currentTarget.value)}
      />
      <span class="rules-count faint" role="status">
        {count !== null && say("page-rules-found", { count })}
      </span>
    </div>
  );
}

/** Open from the beginning where it has a place of its own. */
function Contents({ sections, open }: { sections: readonly Section[]; open: boolean }) {
  return (
    <details class="rules-contents" open={open}>
      <summary>{say("page-rules-contents")}</summary>
      <nav aria-label={say("page-rules-contents")}>
        <ul>
          {sections.map(({ book, heading, anchor }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                onClick={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                  leadTo(document.getElementById(anchor));
                }}
              >
                <Above book={book} />
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

interface SectionTextProps {
  section: Section;
  level: 2 | 3;
  wanted: readonly string[];
  here: string;
  game: string;
  known: ReadonlySet<string>;
  cards: readonly Entry[];
}

/** The rulebook above a heading, where it is that of another game. */
function Above({ book }: { book: string }) {
  if (!book) return null;
  return (
    <>
      <span class="rules-book">{book}</span>{" "}
    </>
  );
}

function SectionText(props: SectionTextProps) {
  const { section, level, wanted, here, game, known, cards } = props;
  const { book, heading, anchor, topics } = section;
  const Heading = `h${level}` as const;
  const Topic = `h${level + 1}` as "h3" | "h4";
  return (
    <section aria-labelledby={anchor}>
      <Heading id={anchor} tabIndex={-1}>
        <Above book={book} />
        {heading}
      </Heading>
      {topics.map(({ topic, clauses }) => (
        <div key={topic}>
          {topic && (
            <Topic class="rules-topic">
              {topic} <CardOf clauses={clauses} cards={cards} />
            </Topic>
          )}
          <ul class="rules-clauses">
            {clauses.map((clause) => (
              <ClauseText key={clause.id} {...{ clause, wanted, game, known }} here={clause.id === here} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The way to the card that clauses are about. */
function CardOf({ clauses, cards }: { clauses: readonly Clause[]; cards: readonly Entry[] }) {
  const about = cards.find(({ rulings }) => clauses.some(({ id }) => id === rulings[0]));
  if (!about) return null;
  const name = nameOf(about.family, about.name);
  return (
    <button
      type="button"
      class="quiet square"
      onClick={() => openSubject(about)}
      aria-label={say("page-look-at", { name })}
    >
      <Icon name="eye" />
    </button>
  );
}

interface ClauseTextProps {
  clause: Clause;
  wanted: readonly string[];
  here: boolean;
  game: string;
  known: ReadonlySet<string>;
}

function ClauseText({ clause, wanted, here, game, known }: ClauseTextProps) {
  return (
    <li id={clause.id} tabIndex={-1} class={`${clause.holds ? "" : "idle"} ${here ? "here" : ""}`}>
      <span class="rules-id">{clause.id}</span>
      <div class="rules-text">
        {!clause.holds && <span class="tag">{say("page-rules-not-here")}</span>}{" "}
        <Prose {...{ text: clause.text, game, wanted, known }} />
        {clause.table.length > 0 && <Rows {...{ rows: clause.table, game, wanted, known }} />}
      </div>
    </li>
  );
}

/** The table of a clause. It scrolls by itself where there is little room. */
function Rows({ rows, game, wanted, known }: Omit<ClauseTextProps, "clause" | "here"> & { rows: string[][] }) {
  const [heads = [], ...body] = rows;
  return (
    <div class="rules-table" tabIndex={0} role="group" aria-label={heads.join(", ")}>
      <table>
        <thead>
          <tr>
            {heads.map((head, place) => (
              <th key={place} scope="col">
                <Prose text={head} game={game} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, line) => (
            <tr key={line}>
              {row.map((cell, place) => (
                <td key={place}>
                  <Prose {...{ text: cell, game, wanted, known }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Scroll to a heading or a clause, and go on from there by keyboard. */
export function leadTo(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.scrollIntoView({ block: "start" });
  element.focus({ preventScroll: true });
}
