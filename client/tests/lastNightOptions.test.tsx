/** Every kind of answer that the whole game knows, as the games themselves offer it, put together on the page. */

import { render } from "preact";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { careful } from "../src/board/choice";
import { catalogue } from "../src/games/last_night/catalogue";
import { manner } from "../src/games/last_night/manner";
import { meaning } from "../src/games/last_night/meanings";
import { Offers } from "../src/games/last_night/Offers";
import { PlaysNow } from "../src/games/last_night/PlaysNow";
import type { Catalogue, View } from "../src/games/last_night/types";
import { partWords } from "../src/games/last_night/words";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { find, LANGUAGES, learn, say, speak } from "../src/words/language";
import { asked, choiceOf, pressPart, showIn } from "./last_night/playing";
import { hero, position, seat } from "./last_night/positions";
import { card, printed, sheet, upgrade } from "./last_night/printed";

type Known = [kind: string, option: Option];

const KNOWN = JSON.parse(readFileSync(join(import.meta.dirname, "last_night/options.json"), "utf-8")) as Known[];

/** Verbs that stand as buttons beside the question: they name nothing, or few things that are nowhere else. */
const SPOKEN = new Set<Option[number]>([
  ...["pass", "done", "none", "yes", "no", "accept", "refuse", "search", "rest", "stop", "stay", "fuel", "hold_fire"],
  ...["random_building", "draw", "burn_down", "pour", "explode", "call", "power", "detonate", "charge", "die", "fight"],
  ...["pick_up_at", "survival_search"],
]);

beforeAll(() => learn("last_night"));

beforeEach(() => {
  catalogue.value = printed(named());
  careful.value = false;
});

/** All cards, people and upgrades that the answers name, as far as the page must know them. */
function named(): Partial<Catalogue> {
  const words = new Set(KNOWN.flatMap(([, option]) => option.slice(1).flatMap((part) => String(part).split("+"))));
  const of = (family: string) => [...words].filter((word) => find(`${family}-${word}`) !== undefined);
  return {
    heroes: of("hero").map((name) => sheet(name)),
    cards: of("card").map((name) => card(name)),
    upgrades: of("upgrade").map((name) => upgrade(name)),
  };
}

/** A question with one answer, beside all others of its kind that begin otherwise. */
function askedFor([kind, option]: Known): DecisionInfo {
  const [, first] = meaning(option);
  const others = KNOWN.filter(([of, other]) => of === kind && meaning(other)[1] !== first).map(([, other]) => other);
  const options = [option, ...others];
  return asked(kind, options, { hero: "becky" });
}

const pointed = KNOWN.filter(([, option]) => manner.pointed(option));

describe("an answer", () => {
  it("is a button with words, or is put together on the board: every verb is one or the other", () => {
    const loose = new Set(KNOWN.filter(([, option]) => !manner.pointed(option)).map(([, [verb]]) => verb));
    expect([...loose].filter((verb) => !SPOKEN.has(verb!))).toEqual([]);
    expect([...SPOKEN].filter((verb) => !loose.has(verb))).toEqual([]);
  });

  it.each(pointed)("can be given by pressing what it names: %s %j", (kind, option) => {
    const { choice, choose } = choiceOf(askedFor([kind, option]));
    for (const part of meaning(option).slice(1)) if (!choice.has(part)) choice.take(part);
    if (!choose.mock.calls.length) choice.confirm();
    expect(choose.mock.calls).toEqual([[option]]);
  });

  it("has words for each thing that it names, and for what comes next, in every language", async () => {
    const parts = new Set(pointed.flatMap(([, option]) => meaning(option).slice(1)));
    for (const language of LANGUAGES) {
      await speak(language);
      for (const part of parts) {
        expect(partWords(part), String(part)).toBeTruthy();
        expect(manner.nextWords(part, false, 2)).toBeTruthy();
        expect(manner.begunWords(["", part])).toBeTruthy();
      }
    }
    await speak("en");
  });
});

describe("what is offered", () => {
  const place = document.createElement("div");
  afterEach(() => render(null, place));

  const night = position({
    seats: [seat(0, "heroes", { hand: [] }), seat(1, "zombies")],
    heroes: [hero("becky", "e5", { experience: 5 }), hero("johnny", "e5", { experience: 3 })],
    active: "becky",
    experience: 4,
  });

  function show(kind: string, options: Option[], view: View = night) {
    const shown = { view, event: null };
    const children = [<Offers shown={shown} />, <PlaysNow view={view} />];
    const { choose } = showIn(place, children, asked(kind, options, { hero: "becky" }));
    const parts = () => [
      ...new Set([...place.querySelectorAll<HTMLElement>("[data-part]")].map((one) => one.dataset["part"])),
    ];
    const press = (part: string) => pressPart(place, part);
    return { choose, parts, press };
  }

  it("is by pictures and words for all of it", () => {
    for (const kind of new Set(pointed.map(([of]) => of))) {
      const options = pointed.filter(([of]) => of === kind).map(([, option]) => option);
      expect(() => show(kind, options)).not.toThrow();
    }
  });

  it("is first who buys, then from which deck or which Boost", () => {
    const { parts, press, choose } = show("zombies_end", [
      ["buy", "ranged", "becky"],
      ["buy", "combat", "becky"],
      ["boost", "steady_aim", "becky"],
      ["buy", "special", "johnny"],
      ["pass"],
    ]);
    expect(parts()).toEqual(["becky:experience", "johnny:experience"]);
    expect(place.textContent).toContain("Becky: buy with experience (5)");
    press("becky:experience");
    expect(parts()).toEqual(["ranged", "combat", "steady_aim"]);
    press("steady_aim");
    expect(choose).toHaveBeenCalledWith(["boost", "steady_aim", "becky"]);
  });

  it("is whom one would play with a face, wounds and abilities", () => {
    catalogue.value = printed({ heroes: [sheet("becky", { wounds: 3, abilities: ["triage"] })] });
    const { parts, press, choose } = show("choose_hero", [
      ["hero", "becky"],
      ["hero", "johnny"],
    ]);
    expect(parts()).toEqual(["becky", "johnny"]);
    const [becky] = place.querySelectorAll(".ln-offers.people .ln-offer");
    for (const words of [say("hero-becky"), say("ability-triage")]) expect(becky?.textContent).toContain(words);
    expect(becky?.querySelectorAll(".ln-lives svg")).toHaveLength(3);
    press("johnny");
    expect(choose).toHaveBeenCalledWith(["hero", "johnny"]);
  });

  it("lets zombies buy at once", () => {
    const { press, choose } = show("zombies_end", [["buy", "zombie"], ["pass"]]);
    press("zombie:experience");
    expect(choose).toHaveBeenCalledWith(["buy", "zombie"]);
  });

  it("is what one gives, then what one gets for it; with one partner at once", () => {
    const trades: Option[] = [
      ["give", "keys", "johnny"],
      ["take", "torch", "johnny"],
      ["swap", "keys", "torch", "johnny"],
    ];
    const { parts, press, choose } = show("exchange", [...trades, ["done"]]);
    expect(parts()).toEqual(["keys", "johnny:torch"]);
    press("keys");
    press("johnny:torch");
    expect(choose).toHaveBeenCalledWith(["swap", "keys", "torch", "johnny"]);
    expect(show("exchange", [...trades, ["give", "keys", "becky"]]).parts()).toEqual(["johnny", "becky"]);
  });

  it("lets what cannot be carried be discarded, or handed on", () => {
    const { parts, press, choose } = show("overflow", [
      ["drop", "keys"],
      ["hand", "keys", "johnny"],
      ["drop", "torch"],
    ]);
    expect(parts()).toEqual(["keys", "torch"]);
    press("keys");
    press("johnny");
    expect(choose).toHaveBeenCalledWith(["hand", "keys", "johnny"]);
  });

  it("is on the stage what a zombie wields and what zombies have learnt, once something is there", () => {
    const fought = { ...night, hurt: { zombie: 3, space: "e5", killing: true, explosive: false } };
    const { press, choose, parts } = show(
      "fight_rolled",
      [["wield", "old_pitchfork", 2], ["wield", "old_pitchfork", 2, 3], ["use", "hungry_hands", "zombie", 2], ["pass"]],
      fought,
    );
    expect(parts()).toEqual(["old_pitchfork", "zombie:hungry_hands"]);
    press("old_pitchfork");
    press("2+3");
    expect(choose).toHaveBeenCalledWith(["wield", "old_pitchfork", 2, 3]);
  });
});
