/** Options and their values in words. */

import type { Chooser } from "../board/shelf";
import { language, nameOf, say, together } from "../words/language";
import type { Field, Options } from "./schema";
import type { Consequence } from "./terms";

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

/** What is chosen, by its own name: a value, or what is switched on. */
export function choiceName(field: Field, value: unknown): string {
  return field.kind === "choice" ? nameOf(`setting-${field.name}`, String(value)) : nameOf("setting", field.name);
}

/** An option that is not as usual: "Grave Dead", "Decks of 60 cards: no". */
export function differenceWords(field: Field, value: unknown): string {
  const name = nameOf("setting", field.name);
  if (field.kind === "switch" && value === true) return name;
  return say("page-option-value", { option: name, value: optionWords(undefined, field, value) });
}

/** What is needed, by name: "Growing Hunger and Advanced cards", or with "or" between them. */
export function neededWords(needs: Options, type: "conjunction" | "disjunction" = "conjunction"): string {
  const names = Object.keys(needs).map((name) => nameOf("setting", name));
  return new Intl.ListFormat(language.value, { type }).format(names);
}

/** What else has changed with a choice, and why. */
export function consequenceWords({ kind, field, before, by }: Consequence, options: Options): string {
  const option = nameOf("setting", field.name);
  const usual = optionWords(undefined, field, field.usual);
  switch (kind) {
    case "needed":
      return say("page-option-needed", { chosen: choiceName(by, options[by.name]), needed: option });
    case "lost":
      return say("page-option-lost", {
        dropped: choiceName(field, before),
        needed: nameOf("setting", by.name),
        option,
        usual,
      });
    case "excluded":
      return say("page-option-excluded", { chosen: choiceName(by, options[by.name]), other: option, usual });
  }
}
