import type { ComponentType } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { useShelf, type Chooser, type ChooserProps } from "../board/shelf";
import { find, nameOf, say, together } from "../words/language";
import type { Field } from "./schema";

interface OptionProps {
  game: string;
  fields: readonly Field[];
  value: Record<string, unknown>;
  change: (options: Record<string, unknown>) => void;
}

/** What the players agree on before the game. Lists without a chooser are filled in by the platform. */
export function OptionFields({ game, fields, value, change }: OptionProps) {
  const chooser = useShelf().chooserOf(game);
  const Chooser = useChooser(chooser);
  const chosen = chooser?.options ?? [];
  const plain = fields.filter(({ name, kind }) => kind !== "list" && !chosen.includes(name));
  return (
    <>
      {Chooser && <Chooser value={value} change={change} />}
      <div class="fields">
        {plain.map((field) => (
          <OptionField
            key={field.name}
            field={field}
            value={value[field.name]}
            change={(one) => change({ ...value, [field.name]: one })}
          />
        ))}
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
      {field.kind === "choice" && (
        <select {...named} value={String(value)} onChange={(event) => change(event.currentTarget.value)}>
          {field.values.map((one) => (
            <option key={one} value={one}>
              {nameOf(`setting-${field.name}`, one)}
            </option>
          ))}
        </select>
      )}
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
    case "list":
      return chosen && Array.isArray(value) ? together(value.map((one) => nameOf(chosen.things, String(one)))) : "";
  }
}
