/** The form in which the options of a game are agreed on: here those of a game with a side for each seat. */

import { act } from "preact/test-utils";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { optionWords } from "../src/setup/optionWords";
import { fieldsOf, settled } from "../src/setup/schema";
import { learn, say } from "../src/words/language";
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
