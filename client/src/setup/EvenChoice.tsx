/** A choice that makes a game more or less even for its unequal sides: each value with a bar that shows who wins. */

import { useId, useRef } from "preact/hooks";
import type { BalanceInfo, RoleInfo, SetShares, SharesInfo } from "../protocol/types";
import { find, nameOf, say } from "../words/language";
import { Fitting } from "./fitting";
import { neededWords } from "./optionWords";
import type { Field, Options } from "./schema";
import { missing } from "./terms";
import "./even.css";

interface EvenProps {
  field: Field;
  /** All options there are. */
  fields: readonly Field[];
  value: unknown;
  options: Options;
  balance: BalanceInfo;
  roles: readonly RoleInfo[];
  change: (value: string) => void;
}

export function EvenChoice({ field, fields, value, options, balance, roles, change }: EvenProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const fitting = new Fitting(fields, options, balance, roles);
  const chosen = String(value);
  const family = `setting-${field.name}`;
  const about = find(`${family}-${chosen}.help`);
  const titles = new Map(roles.map(({ name, title }) => [name, title]));
  const values = inOrder(field, fitting.values);
  const needs = new Map(values.map((one) => [one, missing(field, one, options)]));
  const ready = values.filter((one) => !Object.keys(needs.get(one)!).length);
  const others = values.filter((one) => !ready.includes(one));
  const foundOf = (one: string) => fitting.of(one)[0];
  const { nearest } = fitting;
  const nearestOther = others.map(foundOf).find(Boolean);
  const bar = (one: string) => {
    const shares = foundOf(one)?.sets[one];
    return shares && <EvenBar shares={shares} titles={titles} />;
  };
  // What is chosen among the others is one of the first from then on: whoever has a keyboard stays with it.
  const add = (one: string) => {
    change(one);
    requestAnimationFrame(() => group.current?.querySelector<HTMLInputElement>("input:checked")?.focus());
  };
  return (
    <fieldset ref={group} class="field even" aria-describedby={`${id}-with ${id}-help`}>
      <legend>{nameOf("setting", field.name)}</legend>
      <div class="even-key">
        {nearest && <p id={`${id}-with`}>{measuredWords(nearest, fitting.isExact(nearest))}</p>}
        <p class="even-sides" aria-hidden="true">
          {roles.map(({ name, title }, place) => (
            <span key={name}>
              <i class={`even-side side-${place + 1}`} /> {title}
            </span>
          ))}
        </p>
      </div>
      {ready.map((one) => (
        <label key={one} class="choice even-value">
          <input
            type="radio"
            name={id}
            checked={one === chosen}
            {...(one === chosen ? { "aria-describedby": `${id}-found` } : {})}
            onChange={() => change(one)}
          />
          <span>
            {nameOf(family, one)}
            <Elsewhere found={foundOf(one)} told={nearest} />
          </span>
          {bar(one)}
        </label>
      ))}
      {others.length > 0 && (
        <details class="even-others">
          <summary>
            {say("page-more-with", {
              count: others.length,
              needed: neededWords(Object.assign({}, ...others.map((one) => needs.get(one))) as Options, "disjunction"),
            })}
          </summary>
          {nearestOther && <p class="even-note">{measuredWords(nearestOther)}</p>}
          {others.map((one) => (
            <button key={one} type="button" class="quiet even-other" onClick={() => add(one)}>
              <span>
                {nameOf(family, one)}{" "}
                <span class="even-note">{say("page-option-needs", { needed: neededWords(needs.get(one)!) })}</span>
                <Elsewhere found={foundOf(one)} told={nearestOther} />
              </span>
              {bar(one)}
            </button>
          ))}
        </details>
      )}
      <div class="even-found" id={`${id}-found`}>
        {about && <p>{about}</p>}
        {fitting.of(chosen).map((played) => (
          <Found key={played.bots} played={played} chosen={chosen} titles={titles} />
        ))}
      </div>
      <p class="field-help" id={`${id}-help`}>
        {say("balance-help")}
      </p>
    </fieldset>
  );
}

/** With what something was measured, unless that was told of all before. */
function Elsewhere({ found, told }: { found: SharesInfo | undefined; told: SharesInfo | undefined }) {
  if (!found || found.agreed_title === told?.agreed_title) return null;
  return <span class="even-note"> {say("balance-note", { agreed: found.agreed_title })}</span>;
}

function measuredWords({ agreed_title }: SharesInfo, isExact = true): string {
  return say(isExact ? "balance-measured" : "balance-nearest", { agreed: agreed_title });
}

/** What is usual comes first, if nobody has measured it, such as a draw by lot; then what was, in that order. */
function inOrder({ values, usual }: Field, told: readonly string[]): string[] {
  const measured = told.filter((one) => values.includes(one));
  const rest = values.filter((one) => !measured.includes(one));
  return [...rest.filter((one) => one === usual), ...measured, ...rest.filter((one) => one !== usual)];
}

type Titles = ReadonlyMap<string, string>;

/** Who wins how often, at a glance; in words for those who listen. */
function EvenBar({ shares: { sides }, titles }: { shares: SetShares; titles: Titles }) {
  const words = sides.map(({ side, share }) => say("balance-side-share", { side: titles.get(side) ?? side, share }));
  const [first, last] = [sides[0], sides.at(-1)];
  return (
    <span class="even-bar">
      <span class="unseen">, {words.join(", ")}</span>
      {first && <b aria-hidden="true">{say("balance-share", { share: first.share })}</b>}
      <span class="even-track" aria-hidden="true">
        {sides.map(({ side, share }, place) => (
          <i key={side} class={`side-${place + 1}`} style={{ flexGrow: share }} />
        ))}
      </span>
      {last && <b aria-hidden="true">{say("balance-share", { share: last.share })}</b>}
    </span>
  );
}

/** What some bots found out about what is chosen: in how many games, how sure that is, and how long they took. */
function Found({ played, chosen, titles }: { played: SharesInfo; chosen: string; titles: Titles }) {
  const found = played.sets[chosen];
  if (!found) return null;
  const sides = found.sides.map(({ side, share, low, high }) =>
    say("balance-side-between", { side: titles.get(side) ?? side, share, low, high }),
  );
  const [mean = 0, least = 0, most = 0] = found.rounds;
  return (
    <p>
      {say("balance-found", {
        count: found.games,
        bots: played.title,
        agreed: played.agreed_title,
        sides: sides.join(", "),
      })}{" "}
      {say("balance-lasted", { mean, least, most })}
    </p>
  );
}
