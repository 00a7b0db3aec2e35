/** What options ask of each other: what a value needs, what it settles, and what does not go together. */

import { choiceBySeat, counts, type Field, type Options } from "./schema";

/** A value that an option has whatever is chosen for it, and the option that settles it. */
export interface Settled {
  value: unknown;
  by: Field;
}

/** What else changed when something was chosen. */
export interface Consequence {
  /** It was needed; it needed what is gone; it does not go together with what was chosen. */
  kind: "needed" | "lost" | "excluded";
  field: Field;
  /** What it was before. */
  before: unknown;
  /** The option that made it change. */
  by: Field;
}

/** The needs of a value that the other options do not meet. */
export function missing({ needs }: Field, value: unknown, options: Options): Options {
  const unmet = Object.entries(needs[String(value)] ?? {}).filter(([name, wanted]) => options[name] !== wanted);
  return Object.fromEntries(unmet);
}

/** The options that others settle, by name. */
export function settledByOthers(fields: readonly Field[], options: Options): Map<string, Settled> {
  const found = new Map<string, Settled>();
  for (const by of fields) {
    const settles = by.settles[String(options[by.name])] ?? {};
    for (const [name, value] of Object.entries(settles)) found.set(name, { value, by });
  }
  for (const [field, other] of excluding(fields, { ...options, ...valuesOf(found) })) {
    if (found.has(field.name) && !found.has(other.name)) found.set(other.name, { value: other.usual, by: field });
    if (found.has(other.name) && !found.has(field.name)) found.set(field.name, { value: field.usual, by: other });
  }
  return found;
}

/** The options as they are in the game: what others settle is as they have it. */
export function inForce(fields: readonly Field[], options: Options): Record<string, unknown> {
  return { ...options, ...valuesOf(settledByOthers(fields, options)) };
}

/** The options for so many seats: what does not count is as usual, and what others settle is as they have it. */
export function settled(fields: readonly Field[], options: Options, seats: number): Record<string, unknown> {
  const fixed = settledByOthers(fields, options);
  return Object.fromEntries(
    fields.map((field) => {
      const value = fixed.has(field.name) ? fixed.get(field.name)!.value : options[field.name];
      if (!counts(field, options)) return [field.name, field.usual];
      return [field.name, field.kind === "seats" ? choiceBySeat(field, value, seats) : value];
    }),
  );
}

/**
 * What follows from a change: what is chosen brings what it needs, what has lost what it needs is as usual again, and so
 * is what does not go together with it.
 */
export function follow(
  fields: readonly Field[],
  before: Options,
  wanted: Options,
): { options: Record<string, unknown>; consequences: Consequence[] } {
  const options = { ...wanted };
  const consequences: Consequence[] = [];
  const put = (kind: Consequence["kind"], field: Field, value: unknown, by: Field) => {
    consequences.push({ kind, field, before: options[field.name], by });
    options[field.name] = value;
  };
  const named = new Map(fields.map((field) => [field.name, field]));
  const isChosen = ({ name }: Field) => before[name] !== wanted[name];
  for (const by of fields.filter(isChosen)) {
    for (const [name, value] of Object.entries(missing(by, options[by.name], options))) {
      put("needed", named.get(name)!, value, by);
    }
  }
  for (const field of fields) {
    const [gone] = Object.keys(missing(field, options[field.name], options));
    if (gone) put("lost", field, field.usual, named.get(gone)!);
  }
  for (const [field, other] of excluding(fields, options)) {
    if (isChosen(field)) put("excluded", other, other.usual, field);
    else put("excluded", field, field.usual, other);
  }
  return { options, consequences };
}

/** Pairs of options that do not go together as they are. */
function excluding(fields: readonly Field[], options: Options): [Field, Field][] {
  return fields
    .filter(({ name, usual }) => options[name] !== usual)
    .flatMap((field) =>
      fields
        .filter(({ name }) => name in field.notWith && options[name] === field.notWith[name])
        .map((other): [Field, Field] => [field, other]),
    );
}

function valuesOf(found: ReadonlyMap<string, Settled>): Record<string, unknown> {
  return Object.fromEntries([...found].map(([name, { value }]) => [name, value]));
}
