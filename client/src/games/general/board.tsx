/** The general view: any game, with no knowledge of it. What is seen becomes headings, lists and numbers. */

import type { ComponentChildren } from "preact";
import { Thing } from "../../board/Thing";
import { usePlay } from "../../board/play";
import type { Option } from "../../protocol/types";
import { SeatBadge } from "../../table/SeatBadge";
import { find, nameOf, say } from "../../words/language";
import type { Board } from "../board";
import "./general.css";

type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

function Table() {
  const play = usePlay();
  const view = play.seen.value?.view as Value | undefined;
  return (
    <div class="general">
      <ul class="general-seats">
        {play.seats.value.map((seat) => (
          <li key={seat.seat}>
            <SeatBadge seat={seat} />
          </li>
        ))}
      </ul>
      <section class="general-options" aria-label={say("page-options")}>
        <Options />
      </section>
      <section class="general-zones" aria-label={say("page-board")}>
        {view !== undefined && <Shown value={view} />}
      </section>
    </div>
  );
}

/** All options as one list. */
function Options() {
  const decision = usePlay().decision.value;
  return (
    <ol>
      {decision?.options.map((option, place) => (
        <li key={option.join(" ")}>
          <Thing wishes={[option]} label="" class="general-option" card={cardOf(option)}>
            {decision.texts?.[place] ?? option.join(" ")}
          </Thing>
        </li>
      ))}
    </ol>
  );
}

/** The card that an option names, if it has a text of its own. */
function cardOf(option: Option): string | undefined {
  return option
    .slice(1)
    .map(String)
    .find((part) => find(`card-${part}.text`) !== undefined);
}

/** What a thing is called by; it needs no label. */
const TITLES = new Set(["card", "name"]);
/** Numbers that mean a seat. */
const SEATS = new Set(["seat", "active"]);

function Shown({ value }: { value: Value }): ComponentChildren {
  if (value === null) return <span class="general-nothing">{say("page-nothing")}</span>;
  if (Array.isArray(value)) return <Many values={value as readonly Value[]} />;
  if (typeof value === "object") {
    return (
      <dl class="general-things">
        {Object.entries(value)
          .filter(([name, part]) => part !== null && !(name === "seat" && "name" in value))
          .map(([name, part]) => (
            <div key={name} class={typeof part === "object" ? "wide" : TITLES.has(name) ? "title" : ""}>
              <dt class={TITLES.has(name) ? "unseen" : ""}>{labelOf(name)}</dt>
              <dd>{SEATS.has(name) && typeof part === "number" ? <SeatName seat={part} /> : <Shown value={part} />}</dd>
            </div>
          ))}
      </dl>
    );
  }
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  return typeof value === "string" ? wordOf(value) : String(value);
}

function SeatName({ seat }: { seat: number }) {
  return <>{usePlay().seats.value[seat]?.name || say("page-seat-number", { place: seat + 1 })}</>;
}

function Many({ values }: { values: readonly Value[] }) {
  if (!values.length) return <span class="general-nothing">{say("page-nothing")}</span>;
  const plain = values.every((value) => typeof value !== "object");
  return (
    <ul class={plain ? "general-chips" : "general-list"}>
      {values.map((value, place) => (
        <li key={place}>
          <Shown value={value} />
        </li>
      ))}
    </ul>
  );
}

/** Families of texts in which a slug may have a name. */
const FAMILIES = ["card", "phase", "set", "ending", "zone"];

function wordOf(slug: string): string {
  const named = FAMILIES.map((family) => find(`${family}-${slug}`)).find(Boolean);
  return named ?? slug;
}

/** Families of texts in which a part of a position may have a name; the last is the page's own. */
const LABELS = ["zone", "counter", "setting", "page-field"];

function labelOf(name: string): string {
  return LABELS.map((family) => find(`${family}-${name}`)).find(Boolean) ?? name.replaceAll("_", " ");
}

function Card({ card }: { card: string | null }) {
  return <div class="general-card">{card ? nameOf("card", card) : ""}</div>;
}

export const board: Board = {
  Table,
  Face: Card,
  Card,
  choreography: () => [],
  onBoard: () => true,
};
