/** The browser's way back closes what is open above a screen, and then leaves it. */

import { beforeEach, expect, test, vi } from "vitest";

let routes: typeof import("../src/routes");
let opened: { name: string; shut: () => void }[];
const states: unknown[] = [];

/** As a browser does it, but at once. */
function goBack(): void {
  states.pop();
  vi.spyOn(history, "state", "get").mockReturnValue(states.at(-1) ?? null);
  dispatchEvent(new PopStateEvent("popstate"));
}

function open(name: string): void {
  const shut = routes.closeOnBack(() => close(name));
  opened.push({ name, shut });
}

function close(name: string): void {
  opened.find((one) => one.name === name)!.shut();
  opened = opened.filter((one) => one.name !== name);
}

const names = () => opened.map(({ name }) => name);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  opened = [];
  states.splice(0, states.length, null);
  const show = (state: unknown) => vi.spyOn(history, "state", "get").mockReturnValue(state);
  show(null);
  vi.spyOn(history, "pushState").mockImplementation((state) => {
    states.push(state);
    show(state);
  });
  vi.spyOn(history, "replaceState").mockImplementation((state) => {
    states.splice(-1, 1, state);
    show(state);
  });
  vi.spyOn(history, "back").mockImplementation(() => void setTimeout(goBack, 10));
  routes = await import("../src/routes");
  routes.followLinks();
});

test("the way back closes a window, and the screen stays", () => {
  const before = routes.route.value;
  open("rules");
  expect(states).toHaveLength(2);
  goBack();
  vi.runAllTimers();
  expect(names()).toEqual([]);
  expect(routes.route.value).toBe(before);
  expect(states).toHaveLength(1);
});

test("of several windows it closes the last", () => {
  open("menu");
  open("rules");
  goBack();
  vi.runAllTimers();
  expect(names()).toEqual(["menu"]);
  goBack();
  vi.runAllTimers();
  expect(names()).toEqual([]);
});

test("a window that was closed otherwise leaves nothing to go back to", () => {
  open("rules");
  close("rules");
  vi.runAllTimers();
  expect(states).toEqual([null]);
});

test("a window that opens in the place of another, even a moment later, closes on the way back", () => {
  open("menu");
  close("menu");
  open("how");
  vi.runAllTimers();
  expect(states).toHaveLength(2);
  close("how");
  vi.advanceTimersByTime(5);
  open("late");
  vi.runAllTimers();
  expect(states).toHaveLength(2);
  goBack();
  expect(names()).toEqual([]);
});

test("who follows a link in a window comes back to the screen below it", () => {
  open("menu");
  routes.go("/about");
  close("menu");
  vi.runAllTimers();
  expect(states).toEqual([null, null]);
});
