import type { ComponentType } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { useShelf, type Chooser, type ChooserProps } from "../board/shelf";
import type { BalanceInfo, RoleInfo } from "../protocol/types";
import { find, nameOf, say, together } from "../words/language";
import { EvenChoice } from "./EvenChoice";
import { choiceBySeat, counts, type Field } from "./schema";

interface OptionProps {
  game: string;
  fields: readonly Field[];
  /** How many seats there are. */
  seats: number;
  /** Which choices are how even for which sides, where that is known. */
  balance?: BalanceInfo | null;
  roles?: readonly RoleInfo[];
  value: Record<string, unknown>;
  change: (options: Record<string, unknown>) => void;
}

/** What the players agree on before the game. Lists without a chooser are filled in by the platform. */
export function OptionFields({ game, fields, seats, balance = null, roles = [], value, change }: OptionProps) {
  const chooser = useShelf().chooserOf(game);
  const Chooser = useChooser(chooser);
  const chosen = chooser?.options ?? [];
  const plain = fields.filter((field) => field.kind !== "list" && !chosen.includes(field.name) && counts(field, value));
  return (
    <>
      {Chooser && <Chooser value={value} change={change} />}
      <div class="fields">
        {plain.map((field) => {
          const told = {
            field,
            value: value[field.name],
            change: (one: unknown) => change({ ...value, [field.name]: one }),
          };
          if (field.kind === "choice" && field.name === balance?.option) {
            return <EvenChoice key={field.name} {...told} balance={balance} roles={roles} />;
          }
          return field.kind === "seats" ? (
            <SeatChoices key={field.name} {...told} seats={seats} />
          ) : (
            <OptionField key={field.name} {...told} />
          );
        })}
      </div>
    </>
  );
}

function useChooser(chooser: Chooser | undefined): ComponentType<ChooserProps> | null {
  const [found, setFound] = useState<ComponentType<ChooserProps> | null>(null);
  useEffect(() => {
    let wanted = true;
    void chooser?.load().then((Chooser) => {
      if (wanted) setFound(() => Chooser);
    });
    return () => {
      wanted = false;
    };
  }, [chooser]);
  return found;
}

interface FieldProps {
  field: Field;
  value: unknown;
  change: (value: unknown) => void;
}

function OptionField({ field, value, change }: FieldProps) {
  const id = useId();
  const title = nameOf("setting", field.name);
  const help = find(`setting-${field.name}.help`);
  const named = { id, ...(help ? { "aria-describedby": `${id}-help` } : {}) };
  return (
    <div class="field">
      {field.kind === "switch" ? (
        <label class="choice">
          <input
            {...named}
            type="checkbox"
            checked={value === true}
            onChange={(event) => change(event.currentTarget.checked)}
          />
          {title}
        </label>
      ) : (
        <label htmlFor={id}>{title}</label>
      )}
      {field.kind === "choice" && <Values {...named} field={field} value={value} change={change} />}
      {field.kind === "number" && (
        <input
          {...named}
          type="number"
          inputMode="numeric"
          min={field.least}
          max={field.most ?? undefined}
          value={Number(value)}
          onInput={(event) => change(event.currentTarget.valueAsNumber || 0)}
        />
      )}
      {help && (
        <p class="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

/** A choice for each seat, one below the other. */
function SeatChoices({ field, value, change, seats }: FieldProps & { seats: number }) {
  const id = useId();
  const help = find(`setting-${field.name}.help`);
  const chosen = choiceBySeat(field, value, seats);
  return (
    <fieldset class="field seat-choices" {...(help ? { "aria-describedby": `${id}-help` } : {})}>
      <legend>{nameOf("setting", field.name)}</legend>
      {chosen.map((now, seat) => (
        <div key={seat} class="seat-choice">
          <label htmlFor={`${id}-${seat}`}>{say("page-seat-number", { place: seat + 1 })}</label>
          <Values
            id={`${id}-${seat}`}
            field={field}
            value={now}
            change={(wanted) => change(chosen.map((one, at) => (at === seat ? wanted : one)))}
          />
        </div>
      ))}
      {help && (
        <p class="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}

interface ValuesProps {
  id: string;
  field: Field;
  value: unknown;
  change: (value: string) => void;
  "aria-describedby"?: string;
}

/** One of the values of an option, by their names. */
function Values({ field, value, change, ...named }: ValuesProps) {
  return (
    <select {...named} value={String(value)} onChange={(event) => change(event.currentTarget.value)}>
      {field.values.map((one) => (
        <option key={one} value={one}>
          {nameOf(`setting-${field.name}`, one)}
        </option>
      ))}
    </select>
  );
}

/** The value of an option in words; empty for what need not be told: a figure as usual, a list of nothing. */
export function optionWords(chooser: Chooser | undefined, field: Field, value: unknown): string {
  const chosen = chooser?.options.includes(field.name) ? chooser : undefined;
  switch (field.kind) {
    case "switch":
      return say(value === true ? "page-yes" : "page-no");
    case "choice":
      return nameOf(chosen?.family ?? `setting-${field.name}`, String(value));
    case "number":
      return value === field.usual ? "" : String(value);
    case "seats":
      return Array.isArray(value) && value.length
        ? value.map((one) => nameOf(`setting-${field.name}`, String(one))).join(", ")
        : "";
    case "list":
      return chosen && Array.isArray(value) ? together(value.map((one) => nameOf(chosen.things, String(one)))) : "";
  }
}
