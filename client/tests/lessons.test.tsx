import { render, type ComponentChildren } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { board } from "../src/games/zombinion/board";
import { playNow } from "../src/landing/making";
import { Lessons } from "../src/landing/RulesPage";
import { LessonBox } from "../src/lesson/LessonBox";
import { Teaching } from "../src/lesson/teaching";
import { api } from "../src/protocol/api";
import type { GameDetail, LessonInfo, LessonStep } from "../src/protocol/types";
import { say } from "../src/words/language";
import { lesson, waiting } from "./wire";

vi.mock("../src/landing/making", () => ({ playNow: vi.fn() }));

const place = document.createElement("div");
const show = (what: ComponentChildren) => act(() => render(what, place));
const links = () =>
  [...place.querySelectorAll("a")].map((link) => [link.textContent.trim(), link.getAttribute("href")]);

const ALONE = { name: "alone", title: "Hunting alone" };
const frame = { number: 3, seat: null, events: [], words: [], clauses: [], lines: [], seen: waiting() };
const step: LessonStep = { frame, note: "", choice: null, clause: "" };
const taught = (more: Partial<LessonInfo>) => new Teaching(lesson([step, step], more));

beforeEach(() => {
  render(null, place);
});

test("at the beginning and the end of a lesson the further ones are offered, and not in between", async () => {
  const teaching = new Teaching(lesson([step, step, step], { further: [ALONE] }));
  await show(<LessonBox teaching={teaching} board={board} />);
  expect(links()).toEqual([[ALONE.title, "/teach/zombinion/alone"]]);
  await act(() => teaching.goTo(1));
  expect(links()).toEqual([]);
  await act(() => teaching.goTo(2));
  expect(links()).toEqual([[ALONE.title, "/teach/zombinion/alone"]]);
});

test("where there is nothing else to learn, nothing is offered", async () => {
  const teaching = taught({});
  teaching.goTo(1);
  await show(<LessonBox teaching={teaching} board={board} />);
  expect(place.querySelector("nav")).toBeNull();
});

test("a lesson of a variant leads to a real game of that variant", async () => {
  const game = { name: "zombinion" } as GameDetail;
  vi.spyOn(api, "game").mockResolvedValue(game);
  const teaching = taught({ real_options: { alone: true } });
  teaching.goTo(1);
  await show(<LessonBox teaching={teaching} board={board} />);
  const play = [...place.querySelectorAll("button")].find(({ textContent }) =>
    textContent.includes(say("page-play-now")),
  );
  await act(() => play!.click());
  expect(playNow).toHaveBeenCalledWith(game, { alone: true });
});

test("the rules lead to all lessons of a game, if it has any", async () => {
  const game = vi.spyOn(api, "game");
  game.mockResolvedValue({ lesson: true, lessons: [ALONE] } as GameDetail);
  await show(<Lessons game="zombinion" />);
  const all = [
    [say("page-teach"), "/teach/zombinion"],
    [ALONE.title, "/teach/zombinion/alone"],
  ];
  await vi.waitFor(() => expect(links()).toEqual(all));
  game.mockResolvedValue({ lesson: false, lessons: [] as GameDetail["lessons"] } as GameDetail);
  await show(<Lessons game="zombiaki" />);
  await vi.waitFor(() => expect(links()).toEqual([]));
});
