import { render, type ComponentChildren } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test } from "vitest";
import { board } from "../src/games/zombinion/board";
import { LessonBox } from "../src/lesson/LessonBox";
import { Teaching } from "../src/lesson/teaching";
import type { Frame, LessonStep, SeenInfo } from "../src/protocol/types";
import { PlayOn } from "../src/replay/PlayOn";
import { ReplayTools } from "../src/replay/ReplayTools";
import { Showing } from "../src/replay/showing";
import { info, lesson, REACT, seen, waiting, WINDOW } from "./wire";

const place = document.createElement("div");
const show = (what: ComponentChildren) => act(() => render(what, place));

const frame = (number: number, position: SeenInfo): Frame => ({
  number,
  seat: null,
  events: [],
  words: [],
  clauses: [],
  lines: [],
  seen: { ...position, number },
});

beforeEach(() => {
  render(null, place);
  document.body.replaceChildren(place);
});

test("a replay tells what is asked of many, until the window is closed", async () => {
  const over = { ...waiting(), window: null };
  const showing = new Showing("zombinion", [frame(3, waiting()), frame(4, over)], info().seats, [0]);
  const watching = {
    showing,
    info: info({ phase: "over" }),
    you: { player: "", seats: [], host: false, forks: true },
    link: "",
  };
  await show(
    <>
      <ReplayTools {...watching} />
      <PlayOn {...watching} />
    </>,
  );
  expect(place.querySelector(".replay-window")?.textContent).toBe(WINDOW.prompt);
  const playOn = () => [...place.querySelectorAll("button")].at(-1)!;
  expect(playOn().disabled).toBe(false);
  await act(() => showing.goTo(1));
  expect(place.querySelector(".replay-window")).toBeNull();
  // Nobody is asked any more: the game is over.
  expect(playOn().disabled).toBe(true);
});

test("a lesson lets the learner step in, and else tells what is asked of many", async () => {
  const step = (position: SeenInfo, choice: LessonStep["choice"]): LessonStep => ({
    frame: frame(3, position),
    note: "",
    choice,
    clause: "",
  });
  const steps = [step(waiting(), null), step(seen(), ["reveal"]), step(seen(), null)];
  const teaching = new Teaching(lesson(steps));
  await show(<LessonBox teaching={teaching} board={board} />);
  expect(place.querySelector(".lesson-window")?.textContent).toBe(WINDOW.prompt);
  await act(() => teaching.goTo(1));
  expect(place.querySelector(".lesson-task p")?.textContent).toBe(REACT.prompt);
  await act(() => place.querySelector<HTMLElement>(".lesson-task button")!.click());
  expect(teaching.place.value).toBe(2);
});
