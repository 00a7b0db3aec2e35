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
        {view !== undefined && <Shown value={view} level={3} />}
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

function Shown({ value, level }: { value: Value; level: number }): ComponentChildren {
  if (value === null) return <span class="general-nothing">{say("page-nothing")}</span>;
  if (Array.isArray(value)) return <Many values={value as readonly Value[]} level={level} />;
  if (typeof value === "object") {
    return (
      <dl class="general-things">
        {Object.entries(value)
          .filter(([, part]) => part !== null)
          .map(([name, part]) => (
            <div key={name} class={typeof part === "object" ? "wide" : ""}>
              <dt>{labelOf(name)}</dt>
              <dd>
                <Shown value={part} level={level + 1} />
              </dd>
            </div>
          ))}
      </dl>
    );
  }
  if (typeof value === "boolean") return say(value ? "page-yes" : "page-no");
  return typeof value === "string" ? wordOf(value) : String(value);
}

function Many({ values, level }: { values: readonly Value[]; level: number }) {
  if (!values.length) return <span class="general-nothing">{say("page-nothing")}</span>;
  const plain = values.every((value) => typeof value !== "object");
  return (
    <ul class={plain ? "general-chips" : "general-list"}>
      {values.map((value, place) => (
        <li key={place}>
          <Shown value={value} level={level} />
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

function labelOf(name: string): string {
  return find(`zone-${name}`) ?? find(`counter-${name}`) ?? find(`setting-${name}`) ?? name.replaceAll("_", " ");
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
