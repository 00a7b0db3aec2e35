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
      agreed: {},
      agreed_title: "with all sets",
      sets: { die_zombies_die: shares(200, 30), burn_em_out: shares(200, 45) },
    },
    {
      bots: "search:100",
      title: "searching bots",
      players: 2,
      agreed: {},
      agreed_title: "with all sets",
      sets: { burn_em_out: shares(1, 55) },
    },
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
    "200 games of normal bots with all sets: Heroes 45% (40–50), Zombies 55% (50–60). Rounds on average: 12 (6 to 16).",
    "1 game of searching bots with all sets: Heroes 55% (50–60), Zombies 45% (40–50). Rounds on average: 12 (6 to 16).",
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

const boxes = fieldsOf({
  properties: {
    scenario: {
      enum: ["burn_em_out", "die_zombies_die", "plague_carriers", "random"],
      default: "random",
      needs: { plague_carriers: { set_growing_hunger: true } },
      settles: { plague_carriers: { opt_grave_dead: true } },
    },
    sides: { enum: ["zombies_first", "zombies_last"], default: "zombies_last" },
    set_growing_hunger: { type: "boolean", default: true },
    set_survival_of_the_fittest: { type: "boolean", default: true },
    set_timber_peak: { type: "boolean", default: true },
    opt_grave_dead: { type: "boolean", default: false },
  },
});
const SETS = ["set_growing_hunger", "set_survival_of_the_fittest", "set_timber_peak"];
const baseBox = Object.fromEntries(SETS.map((set) => [set, false]));
const bothBoxes: BalanceInfo = {
  option: "scenario",
  measured: [
    {
      ...balance.measured[0]!,
      sets: { die_zombies_die: shares(200, 50), burn_em_out: shares(200, 59), plague_carriers: shares(200, 4) },
    },
    {
      ...balance.measured[0]!,
      agreed: baseBox,
      agreed_title: "with the base game",
      sets: { die_zombies_die: shares(200, 31), burn_em_out: shares(200, 44) },
    },
  ],
};
const told = () => form.place.querySelector(".even-key > p")?.textContent;
const showBoxes = async (chosen: Record<string, unknown> = {}) => {
  form = new OptionForm("last_night", boxes);
  form.options = { ...form.options, ...chosen };
  await form.show({ balance: bothBoxes, roles: sided });
};
const sided = [
  { name: "heroes", title: "Heroes", options: { sides: "zombies_last" } },
  { name: "zombies", title: "Zombies", options: { sides: "zombies_first" } },
];

test("the figures are those of the sets that are chosen, and are told to be", async () => {
  await showBoxes();
  expect(told()).toBe("Measured with all sets.");
  expect(labels().map(read).slice(1)).toEqual([
    "Die, Zombies, Die!, Heroes 50%, Zombies 50%",
    "Burn 'Em Out!, Heroes 59%, Zombies 41%",
    "Plague Carriers, Heroes 4%, Zombies 96%",
  ]);
  await showBoxes({ ...baseBox, scenario: "burn_em_out" });
  expect(told()).toBe("Measured with the base game.");
  expect(labels().map(read).slice(1)).toEqual([
    "Die, Zombies, Die!, Heroes 31%, Zombies 69%",
    "Burn 'Em Out!, Heroes 44%, Zombies 56%",
  ]);
  expect(found()[1]).toContain("200 games of normal bots with the base game: Heroes 44% (39–49)");
});

test("what can't be played with the chosen sets keeps its figures, and with what they were found is told", async () => {
  await showBoxes(baseBox);
  expect(form.place.querySelector(".even-others > p")?.textContent).toBe("Measured with all sets.");
  expect(others().map(read)).toEqual(["Plague Carriers needs Growing Hunger, Heroes 4%, Zombies 96%"]);
});

test("where nobody measured what is chosen the nearest is shown, and called so", async () => {
  await showBoxes({ ...baseBox, set_growing_hunger: true });
  expect(told()).toBe("Measured with the base game: that comes nearest to your choice.");
  expect(labels().map(read).slice(1)).toEqual([
    "Die, Zombies, Die!, Heroes 31%, Zombies 69%",
    "Burn 'Em Out!, Heroes 44%, Zombies 56%",
    "Plague Carriers measured with all sets, Heroes 4%, Zombies 96%",
  ]);
  await showBoxes({ set_growing_hunger: false });
  expect(told()).toBe("Measured with all sets: that comes nearest to your choice.");
});

test("any other rule makes a difference, but who sits where and what the scenario settles do not", async () => {
  await showBoxes({ opt_grave_dead: true });
  expect(told()).toBe("Measured with all sets: that comes nearest to your choice.");
  await showBoxes({ scenario: "plague_carriers", opt_grave_dead: false });
  expect(told()).toBe("Measured with all sets.");
  await showBoxes({ sides: "zombies_first" });
  expect(told()).toBe("Measured with all sets.");
});
