/** The options of a game, as its JSON Schema tells them. */

export interface Field {
  name: string;
  /** `seats`: a choice for each seat; `list`: what needs a chooser of the game's own, or what the platform fills in. */
  kind: "choice" | "switch" | "number" | "seats" | "list";
  values: readonly string[];
  usual: unknown;
  least: number;
  most: number | null;
  /** The options that must have these values for it to count. */
  onlyWith: Options;
  /** Whether it is seldom changed: forms show it when they are asked for more. */
  folded: boolean;
  /** The options that must not have these values while it is not as usual. */
  notWith: Options;
  /** By its values: the values of other options without which one can't be chosen, and those that one settles. */
  needs: Readonly<Record<string, Options | undefined>>;
  settles: Readonly<Record<string, Options | undefined>>;
}

export type Options = Readonly<Record<string, unknown>>;

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema | undefined>;
  properties?: Record<string, Schema>;
  enum?: unknown[];
  items?: Schema;
  only_with?: Options;
  folded?: boolean;
  not_with?: Options;
  needs?: Record<string, Options>;
  settles?: Record<string, Options>;
  type?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

export function fieldsOf(schema: unknown): Field[] {
  const whole = schema as Schema | null;
  if (!whole) return [];
  const named = whole.$ref ? whole.$defs?.[whole.$ref.split("/").at(-1) ?? ""] : whole;
  return Object.entries(named?.properties ?? {}).map(([name, property]) => ({
    name,
    kind: kindOf(property),
    values: (property.enum ?? property.items?.enum ?? []).map(String),
    usual: property.default,
    least: property.minimum ?? 0,
    most: property.maximum ?? null,
    onlyWith: property.only_with ?? {},
    folded: property.folded ?? false,
    notWith: property.not_with ?? {},
    needs: property.needs ?? {},
    settles: property.settles ?? {},
  }));
}

function kindOf({ enum: values, items, type }: Schema): Field["kind"] {
  if (values) return "choice";
  if (items?.enum) return "seats";
  if (type === "boolean") return "switch";
  return type === "integer" || type === "number" ? "number" : "list";
}

/** All options as they usually are. */
export function usualOptions(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, usual }) => [name, usual]));
}

/** Whether an option counts, by the others. */
export function counts({ onlyWith }: Field, options: Options): boolean {
  return Object.entries(onlyWith).every(([name, value]) => options[name] === value);
}

/** A choice for each seat; where none was made, the values go round, so that each of them is there. */
export function choiceBySeat({ values }: Field, value: unknown, seats: number): string[] {
  const made = Array.isArray(value) ? (value as string[]) : [];
  return Array.from({ length: seats }, (_, seat) => made[seat] ?? values[seat % values.length]!);
}

/** Only what is not as usual: the rest is the game's to say. */
export function unusual(fields: readonly Field[], options: Record<string, unknown>): Record<string, unknown> {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return Object.fromEntries(
    fields.filter(({ name, usual }) => !same(options[name], usual)).map(({ name }) => [name, options[name]]),
  );
}
