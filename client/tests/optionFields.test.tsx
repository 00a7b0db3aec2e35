/** The form in which the options of a game are agreed on: here those of a game with a side for each seat. */

import { act } from "preact/test-utils";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { optionWords } from "../src/setup/optionWords";
import { fieldsOf } from "../src/setup/schema";
import { settled } from "../src/setup/terms";
import { learn, nameOf, say } from "../src/words/language";
import { OptionForm } from "./optionForm";

const SIDES = ["shotgun_guy", "zombie_player"];
const fields = fieldsOf({
  properties: {
    hx_sides: { enum: ["alternate", "one_guy", "seat_by_seat"], default: "alternate" },
    hx_seats: { type: "array", items: { enum: SIDES }, default: [], only_with: { hx_sides: "seat_by_seat" } },
  },
});

let form: OptionForm;

const show = (seats: number) => form.show({ seats });
const selects = () => [...form.place.querySelectorAll("select")];
const choose = (select: HTMLSelectElement, value: string) =>
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event("change"));
  });
const labels = () => [...form.place.querySelectorAll("fieldset label")].map((label) => label.textContent);

beforeAll(() => learn("combined"));
beforeEach(() => {
  form = new OptionForm("combined", fields);
});

test("sides are asked for seat by seat only where they count", async () => {
  await show(3);
  expect(selects()).toHaveLength(1);
  await choose(selects()[0]!, "seat_by_seat");
  expect(labels()).toEqual([1, 2, 3].map((seat) => say("page-seat-number", { place: seat })));
  expect(form.place.querySelector("legend")?.textContent).toBe(say("setting-hx_seats"));
  expect(form.place.querySelector("fieldset .field-help")?.textContent).toBe(say("setting-hx_seats.help"));
});

test("each seat is given a side by its name, and the others keep theirs", async () => {
  form.options.hx_sides = "seat_by_seat";
  await show(4);
  const [, ...seats] = selects();
  expect(seats.map(({ value }) => value)).toEqual([...SIDES, ...SIDES]);
  expect([...seats[0]!.options].map(({ textContent }) => textContent)).toEqual(
    SIDES.map((side) => say(`role-${side}`)),
  );
  await choose(seats[0]!, "zombie_player");
  expect(form.options.hx_seats).toEqual(["zombie_player", "zombie_player", "shotgun_guy", "zombie_player"]);
});

test("what was agreed on is told in the order of the seats", () => {
  const seats = fields[1]!;
  const agreed = settled(fields, { hx_sides: "seat_by_seat", hx_seats: ["zombie_player"] }, 3).hx_seats;
  expect(optionWords(undefined, seats, agreed)).toBe("Zombie player, Zombie player, Shotgun guy");
  expect(optionWords(undefined, seats, [])).toBe("");
});

const NIGHT = fieldsOf({
  properties: {
    scenario: {
      enum: ["random", "burn_it_to_the_ground"],
      default: "random",
      needs: { burn_it_to_the_ground: { set_growing_hunger: true } },
      settles: { burn_it_to_the_ground: { opt_free_search: true } },
    },
    set_growing_hunger: { type: "boolean", default: false },
    trim_decks: { type: "boolean", default: true, folded: true },
    layout: { enum: ["random", "chosen"], default: "random", folded: true },
    board_nw: {
      enum: ["l1", "l7", "random"],
      default: "random",
      folded: true,
      only_with: { layout: "chosen" },
      needs: { l7: { set_growing_hunger: true } },
    },
    opt_exploration: { type: "boolean", default: false, folded: true, not_with: { opt_free_search: true } },
    opt_free_search: { type: "boolean", default: false, folded: true },
  },
});

async function showNight(options: Record<string, unknown> = {}): Promise<void> {
  await learn("last_night");
  form = new OptionForm("last_night", NIGHT);
  Object.assign(form.options, options);
  await show(2);
}

const fold = () => form.place.querySelector<HTMLDetailsElement>("details.fold")!;
const summary = () => fold().querySelector("summary")!.textContent;
const box = (option: string) =>
  [...form.place.querySelectorAll("label")]
    .find(({ textContent }) => textContent === nameOf("setting", option))!
    .querySelector("input")!;
const select = (option: string) =>
  form.place.querySelector<HTMLSelectElement>(
    `#${[...form.place.querySelectorAll("label")].find(({ textContent }) => textContent === nameOf("setting", option))!.htmlFor}`,
  )!;

test("what is seldom changed is behind one fold, which tells what is not as usual", async () => {
  await showNight();
  expect(fold().open).toBe(false);
  expect(fold().querySelectorAll(".field")).toHaveLength(4);
  expect(summary()).toBe("More rules, as usual");
  await act(() => box("opt_free_search").click());
  await act(() => box("trim_decks").click());
  await choose(select("layout"), "chosen");
  expect(summary()).toBe("More rules, Decks of 60 cards: no, The town: Chosen boards, Free Search");
});

test("forms without anything to fold have no fold", async () => {
  await show(2);
  expect(form.place.querySelector("details")).toBeNull();
});

test("of what is folded away each chosen value is told, too", async () => {
  await showNight();
  const told = document.getElementById(select("layout").getAttribute("aria-describedby")!)!.textContent;
  expect(told).toContain(say("setting-layout.help"));
  expect(told).toContain(say("setting-layout-random.help"));
});

test("of two rules that do not go together the last one that was chosen is played", async () => {
  await showNight({ opt_exploration: true });
  await act(() => box("opt_free_search").click());
  expect(form.options).toMatchObject({ opt_exploration: false, opt_free_search: true });
  expect(box("opt_exploration").checked).toBe(false);
});

test("what a scenario settles can't be changed, and says who settles it", async () => {
  await showNight({ scenario: "burn_it_to_the_ground", set_growing_hunger: true, opt_exploration: true });
  const searched = box("opt_free_search");
  expect([searched.checked, searched.disabled]).toEqual([true, true]);
  const told = document.getElementById(searched.getAttribute("aria-describedby")!)!.textContent;
  expect(told).toContain(say("page-option-settled", { by: say("scenario-burn_it_to_the_ground") }));
  const explored = box("opt_exploration");
  expect([explored.checked, explored.disabled]).toEqual([false, true]);
  expect(summary()).toBe("More rules, Free Search");
});

test("values that need a set stand below it in a list, and bring it", async () => {
  await showNight({ layout: "chosen" });
  const boards = select("board_nw");
  const [needing] = boards.querySelectorAll("optgroup");
  expect(needing!.label).toBe("needs Growing Hunger");
  expect([...needing!.children].map((one) => (one as HTMLOptionElement).value)).toEqual(["l7"]);
  await choose(boards, "l7");
  expect(form.options).toMatchObject({ board_nw: "l7", set_growing_hunger: true });
  expect(select("board_nw").querySelector("optgroup")).toBeNull();
});
