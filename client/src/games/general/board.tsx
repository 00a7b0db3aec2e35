/** The general view: any game, with no knowledge of it. What is seen becomes headings, lists and numbers. */

import { useSignal } from "@preact/signals";
import { createContext, type ComponentChildren } from "preact";
import { useContext, useRef } from "preact/hooks";
import type { Board, Reading } from "../../board/board";
import { usePlay } from "../../board/play";
import { useRoving } from "../../board/roving";
import { SeatBadge } from "../../board/SeatBadge";
import { Thing } from "../../board/Thing";
import type { DecisionInfo, Option } from "../../protocol/types";
import { wordsOf, type Subject } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { groupsOf, type Group } from "./grouping";
import { BY_SEAT, labelOf, SEATS, TITLES, wordOf } from "./naming";
import "./general.css";

type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** The parts of the position that are numbers of seats. */
const Seats = createContext<ReadonlySet<string>>(new Set());

function Position({ read }: { read: (view: never) => object }) {
  const play = usePlay();
  const seen = play.seen.value;
  const view = seen ? (read(seen.view as never) as Value) : undefined;
  return (
    <div class="general">
      <ul class="general-seats">
        {play.seats.value.map((seat) => (
          <li key={seat.seat}>
            <SeatBadge seat={seat} />
          </li>
        ))}
      </ul>
      <section class="general-options" data-roving="" aria-label={say("page-options")}>
        <Options />
      </section>
      <section class="general-zones" aria-label={say("page-board")}>
        {view !== undefined && <Shown value={view} />}
      </section>
    </div>
  );
}

/** All options as one list, or in groups where they are many. */
function Options() {
  const play = usePlay();
  const decision = play.decision.value;
  if (!decision) return null;
  const places = decision.options.map((_, place) => place);
  return <Choices key={play.seen.value?.number} decision={decision} places={places} depth={0} />;
}

interface ChoicesProps {
  decision: DecisionInfo;
  places: readonly number[];
  depth: number;
}

function Choices({ decision, places, depth }: ChoicesProps) {
  return (
    <ol>
      {groupsOf(decision.options, decision.texts ?? [], places, depth).map((group) => (
        <li key={group.key} class={group.places.length > 1 ? "general-several" : ""}>
          {group.places.length > 1 ? (
            <Several decision={decision} group={group} />
          ) : (
            <Choice option={decision.options[group.places[0]!]!} words={group.label} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Options that begin alike; what is in the group is there when it is opened. */
function Several({ decision, group }: { decision: DecisionInfo; group: Group }) {
  const open = useSignal(false);
  const summary = useRef<HTMLElement>(null);
  useRoving(summary, true);
  return (
    <details class="group" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary ref={summary}>
        {group.label}… <span class="faint">{say("page-group-count", { count: group.places.length })}</span>
      </summary>
      {open.value && <Choices decision={decision} places={group.places} depth={group.depth} />}
    </details>
  );
}

function Choice({ option, words }: { option: Option; words: string }) {
  return (
    <Thing wishes={[option]} label="" class="general-option" about={namedIn(option)}>
      {words}
    </Thing>
  );
}

/** Families of texts in which something is explained. */
const EXPLAINED = ["card", "piece", "space", "token"];

/** What an option names that has a text of its own. */
function namedIn(option: Option): Subject[] {
  const names = [...new Set(option.slice(1))].map(String);
  const subjects = names.flatMap((name) => EXPLAINED.map((family) => ({ family, name })));
  return subjects.filter(({ family, name }) => find(`${family}-${name}.text`) !== undefined);
}

/** A part of a position; `name` is what it is there. */
function Shown({ value, name = "" }: { value: Value; name?: string }): ComponentChildren {
  const { game } = usePlay();
  const seats = useContext(Seats);
  if (value === null) return <span class="general-nothing">{say("page-nothing")}</span>;
  if (Array.isArray(value)) return <Many values={value as readonly Value[]} name={name} />;
  if (typeof value === "number" && seats.has(name)) return <SeatName seat={value} />;
  if (typeof value === "object") {
    if (!Object.keys(value).length) return <Many values={[]} name={name} />;
    return (
      <dl class="general-things">
        {Object.entries(value)
          .filter(([key, part]) => part !== null && part !== "" && !(part === -1 && seats.has(key)))
          .filter(([key]) => key !== "seat" || !("name" in value))
          .map(([key, part]) => (
            <div key={key} class={typeof part === "object" ? "wide" : TITLES.has(key) ? "title" : ""}>
              <dt class={TITLES.has(key) ? "unseen" : ""}>{labelOf(game, key, name)}</dt>
              <dd>
                <Shown value={part} name={key} />
              </dd>
            </div>
          ))}
      </dl>
    );
  }
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  return typeof value === "string" ? wordOf(game, value, name) : String(value);
}

function SeatName({ seat }: { seat: number }) {
  return <>{usePlay().seats.value[seat]?.name || say("page-seat-number", { place: seat + 1 })}</>;
}

function Many({ values, name }: { values: readonly Value[]; name: string }) {
  if (!values.length) return <span class="general-nothing">{say("page-nothing")}</span>;
  if (BY_SEAT.has(name)) return <BySeat values={values} />;
  const plain = values.every((value) => typeof value !== "object");
  return (
    <ul class={plain ? "general-chips" : "general-list"}>
      {values.map((value, place) => (
        <li key={place}>
          <Shown value={value} name={name} />
        </li>
      ))}
    </ul>
  );
}

function BySeat({ values }: { values: readonly Value[] }) {
  return (
    <dl class="general-things">
      {values.map((value, seat) => (
        <div key={seat}>
          <dt>
            <SeatName seat={seat} />
          </dt>
          <dd>
            <Shown value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Face({ card }: { card: string | null }) {
  return <div class="general-card">{card ? nameOf("card", card) : ""}</div>;
}

function Large({ subject }: { subject: Subject }) {
  return <div class="general-card">{wordsOf(subject).name}</div>;
}

/** The general view of a game that may put its position in its own way. */
export function boardOf({ read = (view) => view, seats = [], prepare }: Reading<never> = {}): Board {
  const numbers = new Set([...SEATS, ...seats]);
  return {
    Table: () => (
      <Seats.Provider value={numbers}>
        <Position read={read} />
      </Seats.Provider>
    ),
    Face,
    Large,
    choreography: () => [],
    onBoard: () => true,
    prepare,
  };
}
