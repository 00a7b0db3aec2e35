import { beforeEach, expect, test, vi } from "vitest";
import { Stage, type Scene } from "../src/board/stage";
import { motion } from "../src/settings";

let shown: string[];

const scene = (name: string): Scene => ({ events: [{ type: name }], eyes: 0, apply: () => shown.push(name) });

const moment = (type: string) => ({ view: type, event: { type } });

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  motion.value = "full";
  document.body.innerHTML = "";
});

test("scenes are shown one after another, in their order", async () => {
  const stage = new Stage();
  stage.choreography = (event) => [{ card: event.type, from: "deck:0", to: "hand:0" }];
  for (const name of ["a", "b", "c"]) stage.perform(scene(name));
  expect(shown).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("who does not want to wait sees everything at once", () => {
  const stage = new Stage();
  stage.choreography = () => [{ card: null, from: "x", to: "y" }];
  for (const name of ["a", "b", "c"]) stage.perform(scene(name));
  stage.skip();
  expect(shown).toEqual(["a", "b", "c"]);
});

test("a scene after a skip is shown at once, and in order", async () => {
  const stage = new Stage();
  stage.choreography = () => [{ card: null, from: "x", to: "y" }];
  stage.perform(scene("a"));
  stage.perform(scene("b"));
  stage.skip();
  stage.perform(scene("c"));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("without movement nothing flies and nobody waits", async () => {
  motion.value = "none";
  const stage = new Stage();
  const choreography = vi.fn(() => []);
  stage.choreography = choreography;
  for (const name of ["a", "b", "c"]) stage.perform(scene(name));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["a", "b", "c"]);
  expect(choreography).not.toHaveBeenCalled();
});

test("a long row of scenes is not waited for", async () => {
  const stage = new Stage();
  stage.choreography = () => [{ card: null, from: "x", to: "y" }];
  for (let number = 0; number < 40; number += 1) stage.perform(scene(String(number)));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.length).toBeGreaterThan(25);
});

test("a scene that unfolds shows its moments in their order, and the position only after them", async () => {
  const stage = new Stage();
  const between: unknown[] = [];
  stage.between.subscribe((moment) => between.push(moment));
  stage.pace = { One: 100, Two: 100 };
  const [one, two] = [moment("One"), moment("Two")];
  stage.perform({ ...scene("a"), moments: [one, moment("Unseen"), two, { view: "last", event: null }] });
  expect(stage.between.value).toBe(one);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(between).toEqual([null, one, two, null]);
  expect(shown).toEqual(["a"]);
});

test("many moments are not looked at for ever", async () => {
  const stage = new Stage();
  stage.pace = { One: 400 };
  stage.perform({ ...scene("a"), moments: Array.from({ length: 50 }, () => moment("One")) });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(shown).toEqual(["a"]);
});

test("who does not want to wait for a moment sees the position at once, and once", async () => {
  const stage = new Stage();
  stage.pace = { One: 100 };
  stage.perform({ ...scene("a"), moments: [moment("One")] });
  stage.perform({ ...scene("b"), moments: [moment("One")] });
  stage.skip();
  expect(stage.between.value).toBeNull();
  expect(shown).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toEqual(["a", "b"]);
});

test("without movement a scene does not unfold", () => {
  motion.value = "none";
  const stage = new Stage();
  stage.pace = { One: 100 };
  stage.perform({ ...scene("a"), moments: [moment("One")] });
  expect(stage.between.value).toBeNull();
  expect(shown).toEqual(["a"]);
});
