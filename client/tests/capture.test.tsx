import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { looseOptions } from "../src/board/board";
import { Choice, ChoiceProvider } from "../src/board/choice";
import { PlayProvider } from "../src/board/play";
import { RovingProvider } from "../src/board/roving";
import { board } from "../src/games/humans/board";
import { CapturePanel, huntIn } from "../src/games/humans/CapturePanel";
import { catalogue } from "../src/games/humans/catalogue";
import { manner } from "../src/games/humans/manner";
import { OpenCards } from "../src/games/humans/Open";
import { answersOfHunt, captureAnswers } from "../src/games/town/capture";
import type { AttemptView, Roll, View } from "../src/games/humans/types";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { learn } from "../src/words/language";
import { attempting, CATALOGUE, middleOfGame } from "./humans/positions";
import { playOf } from "./playing";

const place = document.createElement("div");

beforeAll(() => learn("humans"));

beforeEach(() => {
  catalogue.value = CATALOGUE;
  document.body.replaceChildren(place);
});

afterEach(() => render(null, place));

const roll = (what: string, die: number, need: number, bonus = 0, by: string[] = []): Roll => ({
  what,
  seat: 0,
  dice: [die],
  bonus,
  total: die + bonus,
  need,
  by,
});

function capturing(attempt: Partial<AttemptView> = {}, more: Partial<View> = {}): View {
  return middleOfGame({ phase: "capture", ways: [], breaches: {}, attempt: attempting(attempt), ...more });
}

function asked(kind: string, options: Option[], about: DecisionInfo["about"] = {}, seat = 0): DecisionInfo {
  return { seat, kind, options, about, texts: options.map((option) => option.join(" ")) };
}

const DO_OVER = asked("do_over", [["reroll"], ["accept"]]);
const ARMING = asked("weapon", [["play", "crowbar"], ["play", "big_chainsaw"], ["pass"]], { seat: 1 });

const told = (view: View, decision: DecisionInfo) => answersOfHunt(huntIn(view, decision)!);

function show(view: View, decision: DecisionInfo | null): Option[] {
  const chosen: Option[] = [];
  const play = playOf({
    game: "humans",
    seen: signal({ eyes: 0, number: 1, turn: 1, view, deciding: 0, decision }),
    decision: signal(decision),
    choose: (option) => {
      chosen.push(option);
      return Promise.resolve();
    },
  });
  void act(() =>
    render(
      <PlayProvider value={play}>
        <ChoiceProvider value={new Choice(play, manner)}>
          <RovingProvider value>
            <OpenCards view={view} />
            <CapturePanel view={view} />
          </RovingProvider>
        </ChoiceProvider>
      </PlayProvider>,
      place,
    ),
  );
  return chosen;
}

const all = (what: string) => [...place.querySelectorAll<HTMLElement>(what)];

describe("the answers of a capture", () => {
  it("say of a roll that is not enough what another one would bring and cost", () => {
    const [again, leave] = told(capturing({}, { roll: roll("capture", 2, 3) }), DO_OVER);
    expect([again!.headline, again!.change]).toEqual(["67 %", { of: "do_overs", from: 3, to: 2 }]);
    expect([leave!.headline, leave!.tone, leave!.text]).toEqual(["Missing: 1", "loss", "The prey flees."]);
  });

  it("say of one that is enough that it is, and what follows", () => {
    const [, leave] = told(capturing({}, { roll: roll("capture", 4, 3) }), DO_OVER);
    expect([leave!.headline, leave!.tone]).toEqual(["Enough", "sure"]);
    expect(leave!.text).toBe("If no weapon hits, capture cards are drawn.");
  });

  it("promise nothing of a roll that needs nothing, but how far it leads", () => {
    const [again, leave] = told(capturing({}, { roll: roll("flight", 5, 0) }), DO_OVER);
    expect([again!.headline, leave!.headline]).toEqual([undefined, "5 steps"]);
  });

  it("are about a breach, too, where nobody is captured", () => {
    const view = middleOfGame({ roll: roll("breach", 2, 3), tried: ["hu_diner"] });
    expect(told(view, DO_OVER).map(({ text }) => text)).toEqual(["The die is rolled again.", "The barricade holds."]);
    show(view, DO_OVER);
    expect(all("h2")[0]!.textContent.trim()).toBe("Breach: Diner");
    expect(all(".city-scene")).toHaveLength(0);
  });

  it("tell of each weapon how likely it hits", () => {
    const view = capturing({}, { roll: roll("capture", 4, 3) });
    expect(told(view, ARMING).map(({ headline }) => headline)).toEqual(["67 %", "100 %", undefined]);
    expect(told(view, ARMING)[0]!.change).toEqual({ of: "cards", from: 3, to: 2 });
  });

  it("foretell the roll that is still to come, with what cards add to it", () => {
    const [pass] = told(capturing({ bonus: -2, by: ["slippery_customer"] }), asked("before_capture", [["pass"]]));
    expect(pass!.headline).toBe("33 %");
    const pinfall = asked("ability", [["use", "pinfall"], ["spare"]], { ability: "pinfall" });
    expect(told(capturing(), pinfall).map(({ headline }) => headline)).toEqual([undefined, "67 %"]);
  });

  it("are points for whoever infects or eats", () => {
    const answers = told(capturing({ drawn: ["eat", "infect"] }), asked("infect_or_eat", [["infect"], ["eat"]]));
    expect(answers.map(({ change }) => change)).toEqual(Array(2).fill({ of: "points", from: 5, to: 6 }));
  });

  it("keep their digits, for all of them are in the panel; those on the map are not", () => {
    for (const decision of [DO_OVER, ARMING]) {
      expect(board.keepsAnswers?.(decision)).toBe(true);
      expect(looseOptions(board, decision)).toEqual(captureAnswers(decision));
    }
    for (const kind of ["move_human", "flee_roll", "keep_wound", "objection", "move_step", "ability"]) {
      expect(board.keepsAnswers?.(asked(kind, [["pass"]], { ability: "heal_thyself" })), kind).toBe(false);
    }
  });
});

describe("the panel of a capture", () => {
  it("shows the two, who tries it, and what the roll needs", () => {
    show(capturing(), asked("before_capture", [["pass"]]));
    expect(all(".city-scene-pair img")).toHaveLength(2);
    expect(all(".city-fight-head")[0]!.textContent.replace(/\s+/g, " ").trim()).toBe("Capture: Crossroads Mara 5 of 9");
    expect(all(".city-fight-need")[0]!.textContent).toContain("Needed3 or more");
    expect(all(".city-capture")).toHaveLength(0);
  });

  it("shows the roll as it lies, and the capture cards as soon as they do", () => {
    show(capturing({}, { roll: roll("capture", 3, 3, 2, ["death_grip"]) }), DO_OVER);
    expect(all(".city-fight-total")[0]!.textContent.trim()).toBe("= 5");
    show(capturing({ drawn: ["eat", "escape"] }), asked("capture_cards", [["play", "second_helping"], ["pass"]]));
    expect(all(".city-fight-total")).toHaveLength(0);
    expect(all(".city-fight .city-open-card b").map(({ textContent }) => textContent)).toEqual(["Eat", "Escape"]);
  });

  it("answers by a click on one of its cards", () => {
    const chosen = show(capturing({}, { roll: roll("capture", 4, 3) }), ARMING);
    expect(all(".city-answer kbd").map(({ textContent }) => textContent)).toEqual(["1", "2", "3"]);
    void act(() => all(".city-answer")[1]!.click());
    expect(chosen).toEqual([["play", "big_chainsaw"]]);
  });
});

describe("a capture that others decide about", () => {
  const strip = () => place.querySelector(".city-capture")?.textContent.replace(/\s+/g, " ");

  it("is told in a line: who tries it where, and what the roll needs", () => {
    show(capturing(), null);
    expect(strip()).toContain("Mara tries a capture: Crossroads");
    expect(strip()).toContain("To reach: 3");
    expect(strip()).toContain("67 %");
    expect(all(".city-fight")).toHaveLength(0);
  });

  it("says that a weapon has hit, how far it is fled, and who chooses where to", () => {
    const flight = { hit: true, flight: 4, mover: 3, ends: ["e1", "e4"] };
    show(capturing(flight, { roll: roll("flight", 4, 0) }), asked("move_human", [["flee", "e1"]]));
    expect(strip()).toContain("Hit by a weapon");
    expect(strip()).toContain("Piet chooses where to flee: 4 steps");
    expect(strip()).not.toContain("To reach");
  });
});
