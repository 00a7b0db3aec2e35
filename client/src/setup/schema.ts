/** The options of a game, as its JSON Schema tells them. */

export interface Field {
  name: string;
  /** `list`: something that needs a chooser of the game's own, or that the platform fills in. */
  kind: "choice" | "switch" | "number" | "list";
  values: readonly string[];
  usual: unknown;
  least: number;
  most: number | null;
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema | undefined>;
  properties?: Record<string, Schema>;
  enum?: unknown[];
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
    values: (property.enum ?? []).map(String),
    usual: property.default,
    least: property.minimum ?? 0,
    most: property.maximum ?? null,
  }));
}

function kindOf({ enum: values, type }: Schema): Field["kind"] {
  if (values) return "choice";
  if (type === "boolean") return "switch";
  return type === "integer" || type === "number" ? "number" : "list";
}

/** All options as they usually are. */
export function usualOptions(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, usual }) => [name, usual]));
}

/** Only what is not as usual: the rest is the game's to say. */
export function unusual(fields: readonly Field[], options: Record<string, unknown>): Record<string, unknown> {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return Object.fromEntries(
    fields.filter(({ name, usual }) => !same(options[name], usual)).map(({ name }) => [name, options[name]]),
  );
}
