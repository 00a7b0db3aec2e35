import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { careful, Choice, ChoiceProvider } from "../src/board/choice";
import { Camera } from "../src/board/map/camera";
import { fanPlace } from "../src/board/map/Fan";
import { frontFirst, sideOf, spaceAhead } from "../src/board/map/several";
import { cellNamed } from "../src/board/map/places";
import { PlayProvider } from "../src/board/play";
import { City } from "../src/games/zombies/City";
import { catalogue } from "../src/games/zombies/catalogue";
import { manner } from "../src/games/zombies/manner";
import type { View } from "../src/games/zombies/types";
import { listenToKeys } from "../src/parts/shortcuts";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { learn } from "../src/words/language";
import { layOut } from "./layOut";
import { playOf } from "./playing";
import { packaged } from "./setup";
import { CATALOGUE, middleOfGame, walksOf } from "./zombies/positions";
import { BOARD_TEXTS, NAMES } from "./zombies/texts";

const place = document.createElement("div");
const WINDOW = { width: 900, height: 600 };
const STEPS: Option[] = [
  ["zombie", "e4", "e5"],
  ["zombie", "e4", "e3"],
  ["zombie", "e2", "e1"],
];

layOut(WINDOW.width, WINDOW.height);

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(packaged("text/en.ftl") + NAMES + BOARD_TEXTS)));
  await learn("zombies");
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, "setPointerCapture"));

listenToKeys();

beforeEach(() => {
  catalogue.value = CATALOGUE;
  careful.value = true;
  document.body.replaceChildren(place);
});

afterEach(() => render(null, place));

const zombiesOn = (...spaces: string[]): View => ({
  ...middleOfGame(),
  phase: "zombies",
  ways: [],
  zombies: Object.fromEntries(spaces.map((space, number) => [String(number + 1), space])),
});

/** The map of a game in which one is asked about zombies. */
function town(view: View, options: readonly Option[], left = 3) {
  let number = 1;
  const asked = (some: readonly Option[]): DecisionInfo => ({
    seat: 0,
    kind: "move_zombie",
    options: [...some],
    texts: some.map((option) => option.join(" ")),
    about: { left },
  });
  const decision = signal<DecisionInfo | null>(asked(options));
  const seen = signal({ eyes: 0, number, turn: 1, view, deciding: 0, decision: null });
  const chosen: string[] = [];
  const play = playOf({
    game: "zombies",
    seen,
    decision,
    choose: (option) => {
      chosen.push(option.join(" "));
      decision.value = null;
      return Promise.resolve();
    },
  });
  const choice = new Choice(play, manner);
  const camera = new Camera();
  const show = (now: View) =>
    render(
      <PlayProvider value={play}>
        <ChoiceProvider value={choice}>
          <div class="city">
            <City shown={{ view: now, event: null }} camera={camera} />
          </div>
        </ChoiceProvider>
      </PlayProvider>,
      place,
    );
  void act(() => show(view));
  const ask = (more: readonly Option[], now: View = view) =>
    void act(() => {
      number += 1;
      seen.value = { ...seen.value, number };
      decision.value = asked(more);
      show(now);
    });
  const refuse = () =>
    void act(() => {
      decision.value = asked(options);
    });
  return { chosen, choice, camera, ask, refuse };
}

const space = (name: string) => place.querySelector<HTMLButtonElement>(`[data-spot="space:${name}"]`)!;
const piece = (name: string) => place.querySelector<HTMLElement>(`[data-piece="${name}"]`);
const lit = () =>
  [...place.querySelectorAll<HTMLElement>(".map-place:not(.again) .map-space.legal")]
    .map(({ dataset }) => dataset.part)
    .sort();

/** A hand that goes from one space to another, told in parts: how far it has come after the first. */
function hand({ sight }: Camera, pointerType = "mouse") {
  const pane = place.querySelector<HTMLElement>(".map-window")!;
  pane.getBoundingClientRect = () => new DOMRect(0, 0, WINDOW.width, WINDOW.height);
  const at = (name: string) => {
    const { column, row } = cellNamed(name);
    const { x, y, space: size } = sight.value;
    return {
      clientX: WINDOW.width / 2 + (column + 0.5 - x) * size,
      clientY: WINDOW.height / 2 + (row + 0.5 - y) * size,
    };
  };
  const point = (type: string, name: string) =>
    void act(() => {
      space(name).dispatchEvent(
        new PointerEvent(type, { ...at(name), pointerType, pointerId: 1, button: 0, bubbles: true }),
      );
    });
  return {
    pull: (from: string, to: string) => {
      point("pointerdown", from);
      point("pointermove", to);
    },
    drop: (name: string) => point("pointerup", name),
  };
}

describe("a zombie in the hand", () => {
  it("goes along with it, and where it can go lights up", () => {
    const { camera } = town(zombiesOn("e4", "e2"), STEPS);
    hand(camera).pull("e4", "e5");
    const size = camera.sight.value.space;
    expect(piece("zombie 1")?.style.translate).toBe(`${size}px 0px`);
    expect(piece("zombie 1")?.hasAttribute("data-carried")).toBe(true);
    expect(lit()).toEqual(["e3", "e4", "e5"]);
    expect(space("e5").hasAttribute("data-under")).toBe(true);
  });

  it("is moved where it is put down, and stays there until that is told", () => {
    const { camera, chosen, ask } = town(zombiesOn("e4", "e2"), STEPS);
    const { pull, drop } = hand(camera);
    pull("e4", "e5");
    drop("e5");
    expect(chosen).toEqual(["zombie e4 e5"]);
    expect(piece("zombie 1")?.style.translate).not.toBe("");
    ask([["zombie", "e2", "e1"]], zombiesOn("e5", "e2"));
    expect(piece("zombie 1")?.style.translate).toBe("");
    expect(piece("zombie 1")?.hasAttribute("data-carried")).toBe(false);
  });

  it("goes back where it came from, if it can't go where it is put down", () => {
    const { camera, chosen, choice } = town(zombiesOn("e4", "e2"), STEPS);
    const { pull, drop } = hand(camera);
    pull("e4", "e2");
    drop("e2");
    expect(chosen).toEqual([]);
    expect(choice.begun.value).toBe(false);
    expect(piece("zombie 1")?.style.translate).toBe("");
  });

  it("goes back when the answer is refused", () => {
    const { camera, refuse } = town(zombiesOn("e4", "e2"), STEPS);
    const { pull, drop } = hand(camera);
    pull("e4", "e5");
    drop("e5");
    refuse();
    expect(piece("zombie 1")?.style.translate).toBe("");
  });

  it("that may not move stays, and the map is dragged", () => {
    const { camera } = town(zombiesOn("e4", "e2", "w2"), STEPS);
    const before = camera.sight.value.x;
    hand(camera).pull("w2", "w1");
    expect(piece("zombie 3")?.hasAttribute("data-carried")).toBe(false);
    expect(camera.sight.value.x).toBeLessThan(before);
  });

  it("is not taken up by a finger that moves the map, where that would be an answer", () => {
    const { camera, chosen } = town(zombiesOn("e4", "e2"), [["lead_from", "e4"], ["lead_from", "e2"], ["end"]]);
    const before = camera.sight.value.x;
    hand(camera, "touch").pull("e4", "e5");
    expect(chosen).toEqual([]);
    expect(camera.sight.value.x).toBeLessThan(before);
  });

  it("is taken up by an answer of its own, where only that is asked, and led by the next", () => {
    const { camera, chosen, ask } = town(zombiesOn("e4", "e2"), [["lead_from", "e4"], ["lead_from", "e2"], ["end"]]);
    const { pull, drop } = hand(camera);
    pull("e4", "e5");
    expect(chosen).toEqual(["lead_from e4"]);
    ask(
      [
        ["lead", "e5"],
        ["lead", "e3"],
      ],
      { ...zombiesOn("e4", "e2"), led: 1 },
    );
    expect(lit()).toEqual(["e3", "e5"]);
    expect(piece("zombie 1")?.hasAttribute("data-carried")).toBe(true);
    drop("e5");
    expect(chosen).toEqual(["lead_from e4", "lead e5"]);
  });

  it("is put down as soon as it is asked where, if the hand was quicker", () => {
    const { camera, chosen, ask } = town(zombiesOn("e4", "e2"), [["lift", "e4"], ["lift", "e2"], ["done"]]);
    const { pull, drop } = hand(camera);
    pull("e4", "w2");
    drop("w2");
    expect(chosen).toEqual(["lift e4"]);
    const lifted = { ...zombiesOn("e4", "e2"), zombies: { 2: "e2" } };
    ask(
      [
        ["put", "w2"],
        ["put", "w3"],
      ],
      lifted,
    );
    expect(chosen).toEqual(["lift e4", "put w2"]);
    expect(piece("zombie 1")).not.toBeNull();
  });
});

describe("one's own pawn in the hand", () => {
  it("walks where it is put down, but is asked once more before a fight", () => {
    const view = middleOfGame();
    const { camera, chosen, choice } = town(view, walksOf(view));
    const { pull, drop } = hand(camera);
    const free = view.ways.find(({ fights }) => !fights)!;
    const fight = view.ways.find(({ fights, route }) => fights > 0 && route.length > 1)!;
    pull("e3", fight.space);
    drop(fight.space);
    expect(chosen).toEqual([]);
    expect(choice.complete.value).toEqual(["walk", fight.space]);
    pull("e3", free.space);
    drop(free.space);
    expect(chosen.map((answer) => answer.split(" ")[1])).toEqual([free.space]);
  });
});

describe("several zombies", () => {
  const ROW: Option[] = [
    ["zombie", "e5", "e6"],
    ["zombie", "e2", "e1"],
    ["zombie", "s1", "s2"],
  ];
  const bar = () => place.querySelector<HTMLElement>(".map-several")!;
  const push = (side: string) => bar().querySelector<HTMLButtonElement>(`[data-push="${side}"]`);
  const click = (name: string, shiftKey = false) =>
    void act(() => {
      space(name).dispatchEvent(new MouseEvent("click", { shiftKey, detail: 1, bubbles: true, cancelable: true }));
    });
  const key = (name: string, pressed: string) =>
    void act(() => {
      space(name).dispatchEvent(new KeyboardEvent("keydown", { key: pressed, shiftKey: true, bubbles: true }));
    });
  const taken = () =>
    [...place.querySelectorAll<HTMLElement>(".map-space.taken")].map(({ dataset }) => dataset.part).sort();

  it("are taken up by a click with Shift, and pushed all in one direction, who is in front first", () => {
    const { chosen, ask } = town(zombiesOn("e4", "e5", "s1"), [...ROW, ["zombie", "e4", "e3"]]);
    click("e4", true);
    click("e5", true);
    expect(taken()).toEqual(["e4", "e5"]);
    expect(chosen).toEqual([]);
    void act(() => push("e")!.click());
    expect(chosen).toEqual(["zombie e5 e6"]);
    ask(
      [
        ["zombie", "e4", "e5"],
        ["zombie", "s1", "s2"],
      ],
      zombiesOn("e4", "e6", "s1"),
    );
    expect(chosen).toEqual(["zombie e5 e6", "zombie e4 e5"]);
    ask([["zombie", "s1", "s2"]], zombiesOn("e5", "e6", "s1"));
    expect(chosen).toHaveLength(2);
    expect(taken()).toEqual([]);
  });

  it("are taken up by taps after “several at once”, and put back by another", () => {
    const { chosen } = town(zombiesOn("e2", "e5", "s1"), ROW);
    void act(() => bar().querySelector<HTMLButtonElement>("button")!.click());
    click("e5");
    click("s1");
    click("e5");
    expect(taken()).toEqual(["s1"]);
    expect(chosen).toEqual([]);
    expect(bar().textContent).toContain("1 taken up");
  });

  it("are taken up and pushed by keys", () => {
    const { chosen } = town(zombiesOn("e2", "e5", "s1"), ROW);
    key("e5", "Enter");
    key("s1", " ");
    expect(taken()).toEqual(["e5", "s1"]);
    key("s1", "ArrowDown");
    expect(chosen).toEqual(["zombie s1 s2"]);
  });

  it("go only where one of them can go", () => {
    town(zombiesOn("e2", "e5", "s1"), ROW);
    expect(push("e")).toBeNull();
    click("e5", true);
    expect(push("e")?.disabled).toBe(false);
    expect(push("n")?.disabled).toBe(true);
  });

  it("go along with the one that is dragged", () => {
    const { camera, chosen } = town(zombiesOn("e4", "e5"), [...ROW, ["zombie", "e4", "e3"]]);
    const { pull, drop } = hand(camera);
    click("e4", true);
    click("e5", true);
    pull("e5", "e6");
    expect(piece("zombie 1")?.hasAttribute("data-carried")).toBe(true);
    drop("e6");
    expect(chosen).toEqual(["zombie e5 e6"]);
  });

  it("are led as far as each can go, where zombies are led", () => {
    const { chosen, ask } = town(zombiesOn("e4", "e2"), [["lead_from", "e4"], ["lead_from", "e2"], ["end"]]);
    click("e2", true);
    click("e4", true);
    void act(() => push("w")!.click());
    ask([
      ["lead", "e1"],
      ["lead", "centre"],
      ["lead", "e1s1"],
    ]);
    expect(chosen).toEqual(["lead_from e2", "lead centre"]);
  });

  it("are counted in one place: the bar with the question says how many are left to move", () => {
    const { choice } = town(zombiesOn("e4", "e2"), STEPS, 2);
    expect(place.textContent).not.toContain("2 to_move");
    void act(() => choice.take("e4"));
    expect(manner.begunWords(choice.chosen.value)).toBe("E4, 2 to_move");
  });

  it("are no matter where nothing is moved", () => {
    const view = middleOfGame();
    town(view, walksOf(view));
    expect(place.querySelector(".map-several")).toBeNull();
  });
});

describe("several pieces on one space", () => {
  const fan = () => place.querySelector<HTMLElement>(".map-fan");
  const names = () => [...fan()!.querySelectorAll(".unseen")].map(({ textContent }) => textContent);
  const shared = (): View => ({ ...zombiesOn("e3", "e5"), tokens: { e3: "life" } });
  const press = (element: Element | null) =>
    void act(() => {
      element?.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    });

  it("are fanned out beside it by a press, with their names", () => {
    town(shared(), [["stop"]]);
    press(space("e3"));
    expect(names()).toEqual(["zombie", "Mara", "life"]);
    press(space("e5"));
    expect(fan()).toBeNull();
  });

  it("are put together again by Escape, and by a press elsewhere", () => {
    town(shared(), [["stop"]]);
    for (const end of [new KeyboardEvent("keydown", { key: "Escape" }), new PointerEvent("pointerdown")]) {
      press(space("e3"));
      expect(fan()).not.toBeNull();
      void act(() => {
        document.dispatchEvent(end);
      });
      expect(fan()).toBeNull();
    }
  });

  it("are chosen from the fan, each as what it is", () => {
    const { chosen, choice } = town(
      { ...shared(), players: middleOfGame().players.map((one) => ({ ...one, space: "e3" })) },
      [["attack", 1], ["attack", 2], ["no_attack"]],
    );
    press(space("e3"));
    expect([...fan()!.querySelectorAll<HTMLElement>(".legal")].map(({ dataset }) => dataset.part)).toEqual(["1", "2"]);
    press(fan()!.querySelector('[data-part="2"]'));
    expect(fan()!.querySelector('[data-part="2"]')!.classList).toContain("taken");
    choice.confirm();
    expect(chosen).toEqual(["attack 2"]);
  });

  it("stay together where the press was an answer", () => {
    const { chosen } = town(shared(), [
      ["zombie", "e3", "e4"],
      ["zombie", "e5", "e6"],
      ["put", "e3"],
    ]);
    press(space("e3"));
    press(space("e3"));
    press(space("e5"));
    press(space("e6"));
    expect(chosen).toHaveLength(1);
    expect(fan()).toBeNull();
  });

  it("stay together where the one that can be moved has been taken up, and its way is looked for", () => {
    town(shared(), [
      ["zombie", "e3", "e2"],
      ["zombie", "e5", "e6"],
    ]);
    press(space("e3"));
    expect(space("e3").classList).toContain("taken");
    expect(fan()).toBeNull();
  });

  it("are fanned out within the window", () => {
    const camera = new Camera();
    camera.window.value = { width: 400, height: 300 };
    camera.reach({ left: -20, top: -20, right: 20, bottom: 20 });
    camera.centre({ x: 0.5, y: 0.5 });
    expect(fanPlace(camera, { column: 0, row: 0 }, 3)).toEqual({ aside: 0, below: false });
    expect(fanPlace(camera, { column: -3, row: 0 }, 3).aside).toBeGreaterThan(0);
    expect(fanPlace(camera, { column: 3, row: -2 }, 3)).toMatchObject({ below: true });
    expect(fanPlace(camera, { column: 3, row: -2 }, 3).aside).toBeLessThan(0);
  });
});

it("when one zombie walks, nothing is written to the others", async () => {
  const { ask } = town(zombiesOn("e4", "e2", "w2"), STEPS);
  const written: string[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) written.push((target as HTMLElement).dataset.piece ?? "");
  });
  watcher.observe(place.querySelector(".map-pieces")!, { attributes: true, childList: true, subtree: true });
  ask(STEPS, zombiesOn("e5", "e2", "w2"));
  await Promise.resolve();
  watcher.disconnect();
  expect(new Set(written)).toEqual(new Set(["zombie 1"]));
});

describe("the keys . and ,", () => {
  const key = (pressed: string) =>
    void act(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
    });
  const focused = () => (document.activeElement as HTMLElement).dataset.part;

  it("go round what can be chosen, and then round where that can go", () => {
    const { choice } = town(zombiesOn("e4", "e2"), STEPS);
    const found = ["e2", "e4", "e2"].map(() => {
      key(".");
      return focused();
    });
    expect(found).toEqual(["e2", "e4", "e2"]);
    key(",");
    expect(focused()).toBe("e4");
    void act(() => choice.take("e4"));
    key(".");
    expect(focused()).toBe("e5");
    key(".");
    expect(focused()).toBe("e3");
  });
});

describe("directions", () => {
  it("lead from space to space", () => {
    expect(spaceAhead("e1", "w", 2)).toBe("w1");
    expect(spaceAhead("centre", "n")).toBe("n1");
    expect(sideOf("e1", "e3s1")).toBe("e");
    expect(sideOf("e1", "e1n2")).toBe("n");
  });

  it("say who is in front", () => {
    expect(frontFirst(["e1", "e3", "w2"], "e")).toEqual(["e3", "e1", "w2"]);
    expect(frontFirst(["e1", "e3", "w2"], "w")).toEqual(["w2", "e1", "e3"]);
  });
});
