/** One option of a game, with its name, its values and what it is about. */

import { useId } from "preact/hooks";
import { find, nameOf, say } from "../words/language";
import { choiceName, neededWords } from "./optionWords";
import { choiceBySeat, type Field, type Options } from "./schema";
import { missing, type Settled } from "./terms";

interface FieldProps {
  field: Field;
  value: unknown;
  /** All options, as they are in the game. */
  options: Options;
  /** What others settle can't be changed. */
  settled?: Settled | undefined;
  change: (value: unknown) => void;
}

export function OptionField({ field, value, options, settled, change }: FieldProps) {
  const id = useId();
  const title = nameOf("setting", field.name);
  const help = find(`setting-${field.name}.help`);
  // What was folded away is told in full.
  const about =
    field.folded && field.kind === "choice" ? find(`setting-${field.name}-${String(value)}.help`) : undefined;
  const told = help ?? about ?? settled;
  const named = { id, disabled: settled !== undefined, ...(told ? { "aria-describedby": `${id}-help` } : {}) };
  return (
    <div class={`field ${settled ? "settled" : ""}`}>
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
      {field.kind === "choice" && <Values {...named} field={field} value={value} options={options} change={change} />}
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
      {told && (
        <p class="field-help" id={`${id}-help`}>
          {settled && (
            <strong>{say("page-option-settled", { by: choiceName(settled.by, options[settled.by.name]) })} </strong>
          )}
          {help} {about}
        </p>
      )}
    </div>
  );
}

/** A choice for each seat, one below the other. */
export function SeatChoices({ field, value, options, change, seats }: FieldProps & { seats: number }) {
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
            options={options}
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
  options: Options;
  change: (value: string) => void;
  disabled?: boolean;
  "aria-describedby"?: string;
}

/** One of the values of an option, by their names; those that need something else come last, below what they need. */
function Values({ field, value, options, change, ...named }: ValuesProps) {
  const groups = new Map<string, string[]>([["", []]]);
  for (const one of field.values) {
    const needed = neededWords(missing(field, one, options));
    groups.set(needed, [...(groups.get(needed) ?? []), one]);
  }
  return (
    <select {...named} value={String(value)} onChange={(event) => change(event.currentTarget.value)}>
      {[...groups].map(([needed, values]) => {
        const listed = values.map((one) => (
          <option key={one} value={one}>
            {nameOf(`setting-${field.name}`, one)}
          </option>
        ));
        if (!needed) return listed;
        return (
          <optgroup key={needed} label={say("page-option-needs", { needed })}>
            {listed}
          </optgroup>
        );
      })}
    </select>
  );
}
