/** Choices that make a game more or less even for its sides: here the scenarios of a night. */

import { act } from "preact/test-utils";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { BalanceInfo, SetShares } from "../src/protocol/types";
import { fieldsOf } from "../src/setup/schema";
import { learn, say } from "../src/words/language";
import { OptionForm } from "./optionForm";

const fields = fieldsOf({
  properties: {
    scenario: { enum: ["burn_em_out", "die_zombies_die", "random"], default: "random" },
    layout: { enum: ["default", "random"], default: "random" },
  },
});
const roles = [
  { name: "heroes", title: "Heroes", options: {} },
  { name: "zombies", title: "Zombies", options: {} },
];

function shares(games: number, heroes: number): SetShares {
  const side = (name: string, share: number) => ({ side: name, share, low: share - 5, high: share + 5 });
  return { games, sides: [side("heroes", heroes), side("zombies", 100 - heroes)], rounds: [12, 6, 16] };
}

const balance: BalanceInfo = {
  option: "scenario",
  measured: [
    {
      bots: "normal",
      title: "normal bots",
      players: 2,
      sets: { die_zombies_die: shares(200, 30), burn_em_out: shares(200, 45) },
    },
    { bots: "search:100", title: "searching bots", players: 2, sets: { burn_em_out: shares(1, 55) } },
  ],
};

let form: OptionForm;

const show = (known: BalanceInfo | null) => form.show({ balance: known, roles });
const radios = () => [...form.place.querySelectorAll<HTMLInputElement>(".even input")];
const labels = () => [...form.place.querySelectorAll(".even label")];
const read = (element: Element) => {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
  return copy.textContent;
};
const found = () => [...form.place.querySelectorAll(".even-found p")].map(({ textContent }) => textContent);

beforeAll(() => learn("last_night"));
beforeEach(() => {
  form = new OptionForm("last_night", fields);
});

test("each value is told with how often each side won, in the order of what was measured", async () => {
  await show(balance);
  expect(labels().map(read)).toEqual([
    say("setting-scenario-random"),
    `${say("scenario-die_zombies_die")}, Heroes 30%, Zombies 70%`,
    `${say("scenario-burn_em_out")}, Heroes 45%, Zombies 55%`,
  ]);
});

test("a bar has a part for each side, as long as its share", async () => {
  await show(balance);
  const parts = [...labels()[1]!.querySelectorAll<HTMLElement>(".even-track i")];
  expect(parts.map(({ style }) => style.flexGrow)).toEqual(["30", "70"]);
});

test("of what is chosen is told how sure the shares are, and how long games took, by all who played it", async () => {
  await show(balance);
  expect(found()).toEqual([say("setting-scenario-random.help")]);
  await act(() => {
    radios()[2]!.click();
  });
  expect(form.options.scenario).toBe("burn_em_out");
  expect(found()).toEqual([
    say("setting-scenario-burn_em_out.help"),
    "200 games of normal bots: Heroes 45% (40–50), Zombies 55% (50–60). Rounds on average: 12 (6 to 16).",
    "1 game of searching bots: Heroes 55% (50–60), Zombies 45% (40–50). Rounds on average: 12 (6 to 16).",
  ]);
  const described = radios()[2]!.getAttribute("aria-describedby")!;
  expect(document.getElementById(described)?.className).toBe("even-found");
});

test("options that were not measured, and games that were not, are chosen from a plain list", async () => {
  await show(balance);
  expect(form.place.querySelectorAll("select")).toHaveLength(1);
  await show(null);
  expect(form.place.querySelectorAll("select")).toHaveLength(2);
  expect(radios()).toEqual([]);
});

const growing = fieldsOf({
  properties: {
    scenario: {
      enum: ["burn_em_out", "die_zombies_die", "hunker_down", "random", "zombie_apocalypse"],
      default: "random",
      needs: {
        burn_em_out: { set_advanced: true },
        hunker_down: { set_survival_of_the_fittest: true },
        zombie_apocalypse: { set_growing_hunger: true },
      },
    },
    set_advanced: { type: "boolean", default: true },
    set_growing_hunger: { type: "boolean", default: false },
    set_survival_of_the_fittest: { type: "boolean", default: false },
  },
});
const others = () => [...form.place.querySelectorAll<HTMLButtonElement>(".even-others button")];
const names = () => labels().map((label) => read(label).split(",")[0]);

test("what can't be played with the chosen sets is folded away, with what it needs", async () => {
  form = new OptionForm("last_night", growing);
  await show(balance);
  expect(names()).toEqual(["Random", "Die", "Burn 'Em Out!"]);
  expect(form.place.querySelector(".even-others summary")?.textContent).toBe(
    "2 more with Survival of the Fittest or Growing Hunger",
  );
  expect(others().map(({ textContent }) => textContent)).toEqual([
    "Hunker Down needs Survival of the Fittest",
    "Zombie Apocalypse needs Growing Hunger",
  ]);
});

test("one click on what needs a set chooses it and brings the set, and the keyboard stays with it", async () => {
  form = new OptionForm("last_night", growing);
  await show(balance);
  await act(() => others()[1]!.click());
  expect(form.options).toMatchObject({ scenario: "zombie_apocalypse", set_growing_hunger: true });
  expect(others()).toHaveLength(1);
  const chosen = radios().find(({ checked }) => checked)!;
  expect(chosen.closest("label")?.textContent).toBe("Zombie Apocalypse");
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(chosen);
});

test("where all can be played nothing is folded away", async () => {
  await show(balance);
  expect(form.place.querySelector("details")).toBeNull();
});
