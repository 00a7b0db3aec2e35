/** The words of the page: Fluent messages of the page itself and of the game that is shown, in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { keep, kept } from "../keeping";

export const LANGUAGES = ["en", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", fr: "Français" };

const PAGE_TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/deadtown/web/text/en.ftl?raw"),
  it: () => import("../../../src/deadtown/web/text/it.ftl?raw"),
  fr: () => import("../../../src/deadtown/web/text/fr.ftl?raw"),
};

const PAGE = "page";

export const language = signal<Language>(firstLanguage());
/** Those that the console was told of. */
const mistakes = new Set<string>();
const resources = signal<ReadonlyMap<string, FluentResource>>(new Map());
const games = new Set<string>();
/** The game that is shown: where two games have a text of the same name, it is the one that speaks. */
const speaking = signal("");

/** What is said: every text that is loaded in the chosen language. */
const bundle = computed(() => {
  const known = [...resources.value].filter(([name]) => name.endsWith(`/${language.value}`));
  const own = `${speaking.value}/${language.value}`;
  // What was said last holds: the page first, the game that is shown after all others.
  known.sort(([one], [other]) => Number(one === own) - Number(other === own));
  return bundleOf(known.map(([, resource]) => resource));
});
/** What each game says by itself. */
const bundles = computed(() => new Map([...resources.value].map(([name, resource]) => [name, bundleOf([resource])])));

function bundleOf(said: readonly FluentResource[]): FluentBundle {
  const spoken = new FluentBundle(language.value, { useIsolating: false });
  for (const resource of said) spoken.addResource(resource, { allowOverrides: true });
  return spoken;
}

export type Arguments = Record<string, FluentVariable>;

/** A message, or with a dot one of its attributes: `say("set-clash.help")`. */
export function say(id: string, args: Arguments = {}): string {
  return find(id, args) ?? mistake(`there is no text ${id} in ${language.value}`, `[${id}]`);
}

/** A message if there is one. */
export function find(id: string, args: Arguments = {}): string | undefined {
  return findIn(bundle.value, id, args);
}

/** A message of a game if it has one, whatever other games say by the same name. */
export function findOf(game: string, id: string): string | undefined {
  const spoken = bundles.value.get(`${game}/${language.value}`);
  return spoken && findIn(spoken, id, {});
}

function findIn(spoken: FluentBundle, id: string, args: Arguments): string | undefined {
  const [name = "", attribute] = id.split(".");
  const message = spoken.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const words = spoken.formatPattern(pattern, args, errors);
  return errors.length ? mistake(`${id}: ${errors.map(String).join("; ")}`, words) : words;
}

/** A mistake in our words stops our tests. Whoever plays is shown what there is, since one text is not worth a game. */
function mistake(problem: string, shown: string): string {
  if (import.meta.env.DEV) throw new Error(problem);
  if (!mistakes.has(problem)) console.error(problem);
  mistakes.add(problem);
  return shown;
}

/** What a thing is called: `nameOf("card", "magazine")`. No name is ever spelled from a slug. */
export function nameOf(family: string, slug: string): string {
  return say(`${family}-${slug}`);
}

/** Make sure that the page, and a game if named, can speak the chosen language. */
export async function learn(game?: string): Promise<void> {
  await load(language.value, game);
  if (game) {
    games.add(game);
    speaking.value = game;
  }
  tell();
}

/** Switch to another language, at once for all that is shown. */
export async function speak(wanted: Language): Promise<void> {
  await load(wanted);
  language.value = wanted;
  keep("language", wanted);
  tell();
}

async function load(wanted: Language, ...more: (string | undefined)[]): Promise<void> {
  const sources = new Set([PAGE, ...games, ...more.filter((game) => game !== undefined)]);
  const missing = [...sources].filter((source) => !resources.peek().has(`${source}/${wanted}`));
  if (!missing.length) return;
  const learnt = await Promise.all(
    missing.map(async (source): Promise<[string, FluentResource]> => {
      const text = source === PAGE ? (await PAGE_TEXTS[wanted]()).default : await gameTexts(source, wanted);
      return [`${source}/${wanted}`, new FluentResource(text)];
    }),
  );
  resources.value = new Map([...resources.peek(), ...learnt]);
}

async function gameTexts(game: string, wanted: Language): Promise<string> {
  const answer = await fetch(`/api/v1/games/${game}/texts/${wanted}`);
  if (!answer.ok) throw new Error(`texts of ${game}: ${answer.status}`);
  return answer.text();
}

function tell(): void {
  document.documentElement.lang = language.value;
}

function firstLanguage(): Language {
  const wishes = [kept("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((known) => known === wishes.find((wish) => LANGUAGES.some((one) => one === wish))) ?? "en";
}

/** A time of day, or a date with it when it is not of today. */
export function moment(seconds: number): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(language.value, form).format(at);
}

/** Which of two words comes first in the chosen language, to sort by. */
export function alphabetical(one: string, other: string): number {
  return new Intl.Collator(language.value).compare(one, other);
}

/** "Anna, Bruno and Carla". */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}
