/** The sets of a night, chosen by their pictures. */

import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { fieldsOf, usualOptions } from "../src/setup/schema";
import { learn, say } from "../src/words/language";
import { OptionForm } from "./optionForm";

const SETS = ["advanced", "growing_hunger", "survival_of_the_fittest", "timber_peak"];
const off = { type: "boolean", default: false };
const fields = fieldsOf({
  properties: {
    scenario: {
      enum: ["random", "zombie_apocalypse"],
      default: "random",
      needs: { zombie_apocalypse: { set_growing_hunger: true } },
    },
    set_advanced: { type: "boolean", default: true },
    set_growing_hunger: off,
    set_survival_of_the_fittest: off,
    set_timber_peak: off,
    experience: { enum: ["auto", "off", "on"], default: "auto", folded: true },
    opt_grave_dead: { ...off, folded: true },
  },
});

let form: OptionForm;

const boxes = () => [...form.place.querySelectorAll<HTMLInputElement>(".ln-set input")];
const chosen = () => boxes().map(({ checked }) => checked);
const preset = (words: string) =>
  [...form.place.querySelectorAll("button")].find(({ textContent }) => textContent === say(words))!;
const words = (ids: string | null) => document.getElementById(ids!)?.textContent;

beforeEach(async () => {
  await learn("last_night");
  form = new OptionForm("last_night", fields);
  await form.show();
  await vi.waitFor(() => expect(boxes()).not.toHaveLength(0));
});

test("each set is a box to tick, with its picture, its name and what it brings", () => {
  expect(boxes().map((box) => words(box.getAttribute("aria-labelledby")))).toEqual(
    SETS.map((set) => say(`setting-set_${set}`)),
  );
  expect(boxes().map((box) => words(box.getAttribute("aria-describedby")))).toEqual(
    SETS.map((set) => say(`setting-set_${set}.help`)),
  );
  expect(form.place.querySelectorAll(".ln-set img")).toHaveLength(5);
  expect(form.place.querySelector(".ln-set.base input")).toBeNull();
});

test("sets are not asked for once more below", () => {
  expect(form.place.querySelectorAll("input[type=checkbox]")).toHaveLength(SETS.length + 1);
});

test("a set is in the game when it is ticked", async () => {
  expect(chosen()).toEqual([true, false, false, false]);
  await act(() => boxes()[3]!.click());
  expect(form.options).toEqual({ ...usualOptions(fields), set_timber_peak: true });
});

test("the base game is one click away, whatever was chosen", async () => {
  expect(preset("sets-only-base").getAttribute("aria-pressed")).toBe("true");
  await act(() => preset("sets-all").click());
  expect(chosen()).toEqual([true, true, true, true]);
  expect(preset("sets-all").getAttribute("aria-pressed")).toBe("true");
  expect(preset("sets-only-base").getAttribute("aria-pressed")).toBe("false");
  form.options = { ...form.options, scenario: "zombie_apocalypse", experience: "on", opt_grave_dead: true };
  await form.show();
  await act(() => preset("sets-only-base").click());
  expect(form.options).toMatchObject(usualOptions(fields));
});
