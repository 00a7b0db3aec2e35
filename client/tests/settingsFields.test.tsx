import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test } from "vitest";
import type { GameInfo, Settings } from "../src/protocol/types";
import { SettingsFields } from "../src/setup/SettingsFields";
import { say } from "../src/words/language";

const SETTINGS: Settings = {
  visibility: "link",
  undo: "consent",
  clock: null,
  sit_in: null,
  windows: { pause: "none", seconds: 3, limit: null },
  spectators: true,
  chat: true,
  forks: null,
};

let place: HTMLElement;
let settings: Settings;

async function show(windows: string[]): Promise<void> {
  const game = { levels: {}, guests: [], windows } as unknown as GameInfo;
  const draw = () =>
    render(
      <SettingsFields
        game={game}
        value={settings}
        change={(wanted) => {
          settings = wanted;
          draw();
        }}
      />,
      place,
    );
  await act(draw);
}

const label = (words: string) =>
  [...place.querySelectorAll("label")].find((one) => one.textContent.trim().startsWith(words));
const check = (words: string) => act(() => label(words)!.querySelector("input")!.click());

beforeEach(() => {
  settings = SETTINGS;
  place = document.createElement("div");
  document.body.replaceChildren(place);
});

test("a game that asks nobody else has no pauses to agree on", async () => {
  await show([]);
  expect(place.textContent).not.toContain(say("page-windows-rule"));
});

test("each pause says what it hides, and has the figures that it needs", async () => {
  await show(["react"]);
  for (const pause of ["none", "least", "same"]) expect(place.textContent).toContain(say(`page-windows-${pause}.help`));
  expect(label(say("page-windows-seconds"))).toBeUndefined();
  await check(say("page-windows-least"));
  await check(say("page-windows-limit"));
  expect(settings.windows).toEqual({ pause: "least", seconds: 3, limit: 60 });
  expect(label(say("page-windows-seconds"))).toBeDefined();
  await check(say("page-windows-same"));
  expect(settings.windows).toEqual({ pause: "same", seconds: 3, limit: null });
  expect(label(say("page-windows-limit"))).toBeUndefined();
});

test("copies of the running game are usual where one needs a link, unless it is agreed otherwise", async () => {
  await show([]);
  const copies = () => label(say("page-forks-allowed"))!.querySelector("input")!.checked;
  expect(copies()).toBe(true);
  await check(say("page-visibility-public"));
  expect([copies(), settings.forks]).toEqual([false, null]);
  await check(say("page-forks-allowed"));
  expect([copies(), settings.forks]).toEqual([true, true]);
});
