/** What expansions bring to the panels beside the town: what is learnt, taped together, caught, risen from graves. */

import { render, type ComponentChildren } from "preact";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { careful } from "../src/board/choice";
import { CardList, DeckBack, frameOf, Large, Marks, signOfCard, type Deck } from "../src/games/last_night/Card";
import { catalogue, familyOf, sorted } from "../src/games/last_night/catalogue";
import { brought } from "../src/games/last_night/expansions";
import { Hands } from "../src/games/last_night/Hands";
import { Heroes } from "../src/games/last_night/Heroes";
import { Horde } from "../src/games/last_night/Horde";
import outlines from "../src/games/last_night/icons.json?icons";
import { Kept } from "../src/games/last_night/Kept";
import { thingsOf } from "../src/games/last_night/sheets";
import type { View } from "../src/games/last_night/types";
import { thingName } from "../src/games/last_night/words";
import type { Option } from "../src/protocol/types";
import { openedSubject } from "../src/rules/opening";
import { find, learn, speak, type Language } from "../src/words/language";
import { asked, pressIn, showIn } from "./last_night/playing";
import { hero, position, seat } from "./last_night/positions";
import { card, printed, upgrade } from "./last_night/printed";

const RIFLE = card("sniper_rifle", { deck: "unique_items", keywords: ["ranged_weapon", "two_handed"] });
const CARDS = [
  card("keys"),
  card("revolver", { keywords: ["ranged_weapon", "gun"] }),
  card("rusty_axe", { deck: "grave", kind: "grave_weapon" }),
  RIFLE,
  card("lucky_coin", { deck: "unique_items" }),
  card("regroup", { deck: "tactics", kind: "event" }),
];
const UPGRADES = [
  upgrade("brawler", { deck: "combat", boost: 3 }),
  upgrade("leader", { deck: "special", boost: 3 }),
  upgrade("blood_scent", { deck: "zombie", boost: 0 }),
];

beforeAll(async () => {
  await Promise.all([learn("last_night"), brought.bring("experience")]);
  catalogue.value = printed({ cards: CARDS, upgrades: UPGRADES });
});

const DECKS = { ranged: 12, combat: 11, special: 10, zombie: 15 };

const learnt = position({
  scenario: "supply_run",
  seats: [
    seat(0, "heroes", { hand: ["regroup"], cards: 1, tactics: 1 }),
    seat(1, "heroes", { cards: 3, tactics: 1 }),
    seat(2, "zombies", { cards: 2 }),
  ],
  heroes: [
    hero("becky", "k6", {
      items: ["keys", "revolver", "sniper_rifle"],
      taped: ["keys+revolver"],
      load: [3, 3],
      strength: [7, 2],
      infected: 1,
      carried: 2,
      experience: 2,
      price: 5,
      upgrades: ["brawler", "leader"],
      boosted: ["brawler"],
      found: true,
    }),
    hero("sally", "e4", { seat: 1 }),
  ],
  zombies: { 3: "e5", 15: "f5" },
  armed: { 3: "rusty_axe" },
  grave_dead: "ravenous",
  graves: 6,
  grave_deck: 17,
  grave_discard: ["rusty_axe", "rusty_axe"],
  unique_deck: 19,
  tactic_deck: 18,
  unique_discard: ["lucky_coin"],
  experience: 4,
  upgrades: ["blood_scent"],
  upgrade_decks: DECKS,
  upgrade_discards: { combat: ["brawler"] },
  top: "keys",
  looked: ["lucky_coin"],
});

const place = document.createElement("div");
const at = (selector: string) => place.querySelector<HTMLElement>(selector)!;
const labels = (selector: string) =>
  [...place.querySelectorAll(selector)].map((one) => one.getAttribute("aria-label") ?? one.textContent);

const show = (children: ComponentChildren, options: Option[] = []) =>
  showIn(place, children, options.length ? asked("heroes_start", options) : null);

const heroes = (view: View, options?: Option[]) => show(<Heroes shown={{ view, event: null }} />, options);
const press = (selector: string) => pressIn(place, selector);

beforeEach(() => {
  careful.value = false;
});
afterEach(async () => {
  render(null, place);
  openedSubject.value = null;
  await speak("en");
});

describe("a card of an expansion", () => {
  it("has a frame and a sign of its deck; a Unique weapon has the sign of weapons", () => {
    expect(CARDS.map(frameOf)).toEqual(["item", "weapon", "grave", "unique", "unique", "tactic"]);
    const signs = [...CARDS.map((info) => info.card), ...UPGRADES.map((info) => info.upgrade)].map(signOfCard);
    expect(signs).toEqual([
      ...["item", "ranged_weapon", "grave", "ranged_weapon", "unique", "tactic"],
      ...["combat", "special", "zombie"],
    ]);
    for (const sign of [...signs, "two_handed"]) expect(outlines[sign], sign).toMatch(/^[Mm]/);
  });

  it("has a back that is known among others", () => {
    const decks: Deck[] = ["hero", "zombie", "unique_items", "tactics", "grave", "upgrade", "horde"];
    const backs = decks.map((deck) => {
      show(<DeckBack deck={deck} />);
      expect(at("path").getAttribute("d"), deck).toMatch(/^[Mm]/);
      return place.innerHTML;
    });
    expect(new Set(backs).size).toBe(decks.length);
  });

  it("shows that it takes both hands", () => {
    show(<Marks card="sniper_rifle" />);
    expect(place.querySelectorAll(".ln-two-handed .icon")).toHaveLength(2);
    show(<Marks card="revolver" />);
    expect(at(".ln-two-handed")).toBeNull();
  });

  it("is listed with upgrades, which open by what they are", () => {
    expect(sorted(["brawler", "keys", "brawler"]).map((stack) => stack.card)).toEqual(["keys", "brawler"]);
    expect(["keys", "brawler", "triage"].map(familyOf)).toEqual(["card", "upgrade", "ability"]);
    show(<CardList cards={["brawler", "brawler"]} />);
    expect(place.textContent).toContain("Brawler");
    press("button");
    expect(openedSubject.value).toEqual({ family: "upgrade", name: "brawler" });
  });

  it("is large with its picture, and an upgrade with its Boost", () => {
    show(<Large subject={{ family: "upgrade", name: "brawler" }} />);
    expect(at("img").getAttribute("src")).toMatch(/^data:image/);
    expect(at(".ln-boost").textContent).toBe(`Boost: ${find("upgrade-brawler.boost")}`);
    expect(at(".large-card").className).toContain("ln-of-upgrade");
    show(<Large subject={{ family: "upgrade", name: "blood_scent" }} />);
    expect(at(".ln-boost")).toBeNull();
    expect(at(".large-card").className).toContain("ln-of-horde");
    show(<Large subject={{ family: "grave_dead", name: "ravenous" }} />);
    expect(place.textContent).toContain(find("grave_dead-ravenous.text"));
  });
});

describe("a hero", () => {
  it("has single items, then combined ones, each once", () => {
    expect(thingsOf({ items: ["keys", "keys", "revolver"], taped: ["keys+revolver"] })).toEqual([
      "keys",
      "keys+revolver",
    ]);
    expect(thingName("keys+revolver")).toBe("Keys + Revolver");
    expect(thingName("brawler")).toBe("Brawler");
  });

  it("tells what it has caught, carries and learnt", () => {
    heroes(learnt);
    const told = at('[data-hero="becky"] .ln-hero-head .unseen').textContent;
    for (const words of [
      ...["1 Infected marker", "carries 2 tokens", "Experience: 2 · Next upgrade: 5"],
      ...["nobody takes the place of this hero", "Keys + Revolver", "Sniper Rifle", "Brawler", "Leader"],
    ])
      expect(told).toContain(words);
    expect(labels('[data-hero="becky"] .ln-mark')).toEqual(["", "×2", "2/5"]);
    expect(labels('[data-hero="sally"] .ln-mark')).toEqual(["0/3"]);
  });

  it("has no experience where none is played with, nor when it is dead", () => {
    heroes({ ...learnt, upgrade_decks: {} });
    expect(labels('[data-hero="sally"] .ln-mark')).toEqual([]);
    heroes({ ...learnt, heroes: [hero("becky", "", { experience: 2 })] });
    expect(labels(".ln-mark")).toEqual([]);
  });

  it("has upgrades, with whether their Boost is active or what it costs", () => {
    heroes(learnt);
    const [brawler, leader] = labels(".ln-hero-upgrades .ln-thing");
    expect(brawler).toContain("Boost active");
    expect(leader).toContain("Boost for 3 experience");
    expect(place.querySelectorAll(".ln-boost.active")).toHaveLength(1);
  });

  it("has a combined item as one thing of two halves, which say so", () => {
    heroes(learnt);
    expect(place.querySelectorAll(".ln-hero-items:not(.ln-hero-upgrades) > li")).toHaveLength(2);
    expect(at(".ln-taped").getAttribute("aria-label")).toBe("Keys + Revolver");
    expect(labels(".ln-taped .ln-thing")[0]).toContain("combined with: Revolver");
  });

  it("gives up a combined item by either half, and uses a half by itself", () => {
    const one = position({ ...learnt, active: "becky" });
    const dropped = heroes(one, [
      ["drop", "keys+revolver"],
      ["drop", "sniper_rifle"],
    ]);
    press('[data-spot="item:becky:keys"]');
    expect(dropped.choose).toHaveBeenCalledWith(["drop", "keys+revolver"]);
    heroes(one, [["use", "keys", "becky"], ["pass"]]);
    expect(at('[data-spot="item:becky:keys"]').classList.contains("legal")).toBe(true);
    expect(at('[data-spot="item:becky:revolver"]').classList.contains("legal")).toBe(false);
  });

  it("buys the Boost of an upgrade by a press on it", () => {
    const { choose } = heroes(learnt, [["boost", "leader", "becky"], ["pass"]]);
    expect(place.querySelectorAll(".ln-hero-upgrades .legal")).toHaveLength(1);
    press(".ln-hero-upgrades .legal");
    expect(choose).toHaveBeenCalledWith(["boost", "leader", "becky"]);
  });

  it("has all of it on its sheet", () => {
    heroes(learnt);
    press('[data-hero="becky"] .ln-hero-head');
    const sheet = at("dialog");
    for (const words of [
      ...["1 Infected marker", "carries 2 tokens", "Next upgrade: 5", "nobody takes the place"],
      ...["Brawler", "Boost active", "Boost for 3 experience"],
      ...["Items: 3 of 7", "Weapons: 3 of 2", "Room for 4 more items"],
    ])
      expect(sheet.textContent).toContain(words);
    expect(sheet.querySelectorAll(".ln-sheet-marks img")).toHaveLength(4);
    expect(sheet.querySelectorAll(".ln-sheet-upgrades img")).toHaveLength(2);
    expect(sheet.querySelectorAll(".ln-sheet-carried .ln-taped .ln-thing")).toHaveLength(2);
  });
});

describe("the dead", () => {
  const horde = (view: View, options?: Option[]) => show(<Horde shown={{ view, event: null }} />, options);

  it("have experience, upgrades, what Grave Dead can do, and Grave Weapons where they are", () => {
    horde({ ...learnt, grave_drawn: "rusty_axe" });
    expect(at(".ln-horde-head").textContent).toContain("Experience: 4");
    expect(at(".ln-horde-head").textContent).toContain("Grave Dead to come: 6");
    const [grave, scent, drawn, armed] = labels(".ln-horde .thing");
    expect(grave).toContain("Ravenous. Each rolls one more fight die");
    expect(scent).toContain("Blood Scent. Zombie upgrade");
    expect(drawn).toContain("Rusty Axe. about to be given to a zombie");
    expect(armed).toContain("Rusty Axe. E5.");
  });

  it("use an upgrade by a press on it", () => {
    const { choose } = horde(learnt, [["use", "blood_scent", "zombie"], ["pass"]]);
    press(".ln-horde .legal");
    expect(choose).toHaveBeenCalledWith(["use", "blood_scent", "zombie"]);
  });

  it("have no panel where there is nothing to say of them", () => {
    horde(position());
    expect(place.innerHTML).toBe("");
  });
});

describe("cards", () => {
  it("of others are backs by which Survival Tactics are known", () => {
    show(<Hands shown={{ view: learnt, event: null }} />);
    const tray = at('[data-spot="hand:1"]');
    expect(tray.querySelectorAll(".ln-tactics-back")).toHaveLength(1);
    expect(tray.querySelectorAll(".ln-hero-back")).toHaveLength(2);
    expect(tray.textContent).toContain("1 Survival Tactic");
    expect(at('[data-spot="hand:2"]').querySelectorAll(".ln-tactics-back")).toHaveLength(0);
  });

  it("that were looked at are told to who may know them", () => {
    show(<Hands shown={{ view: learnt, event: null }} />);
    expect(at(".ln-seen").textContent).toContain("On top of the hero deck:");
    expect(labels(".ln-seen .card-list .unseen")).toEqual(["Keys ×1", "Lucky Coin ×1"]);
    show(<Hands shown={{ view: position(), event: null }} />);
    expect(at(".ln-seen")).toBeNull();
  });

  it("of other decks are counted, and what was discarded from them can be looked at", () => {
    show(<Kept shown={{ view: learnt, event: null }} />);
    expect(labels(".ln-other-deck .unseen")).toEqual([
      "19 Unique Items left, discarded: 1",
      "18 Survival Tactics left, discarded: 0",
      "17 Grave Weapons left, discarded: 2",
      "12 upgrades left (Ranged), discarded: 0",
      "11 upgrades left (Combat), discarded: 1",
      "10 upgrades left (Special), discarded: 0",
      "15 upgrades left (Zombie upgrades), discarded: 0",
    ]);
    press('[data-spot="deck:upgrade:combat"]');
    expect(at("dialog").textContent).toContain("Discarded upgrades: Combat");
    expect(at("dialog .card-list").textContent).toContain("Brawler");
    show(<Kept shown={{ view: position(), event: null }} />);
    expect(at(".ln-other-decks")).toBeNull();
  });
});

it("all have words in every language", async () => {
  for (const spoken of ["it", "fr", "en"] satisfies Language[]) {
    await speak(spoken);
    show(
      <>
        <Heroes shown={{ view: learnt, event: null }} />
        <Horde shown={{ view: { ...learnt, grave_drawn: "rusty_axe" }, event: null }} />
        <Kept shown={{ view: learnt, event: null }} />
        <Hands shown={{ view: learnt, event: null }} />
        <Large subject={{ family: "upgrade", name: "leader" }} />
      </>,
    );
    press('[data-hero="becky"] .ln-hero-head');
    expect(place.textContent).toContain(find("panel-boost-active"));
    expect(place.textContent).toContain(find("panel-top"));
    expect(place.textContent).toContain(find("upgrade-leader.more"));
  }
});
