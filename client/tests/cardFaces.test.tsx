import { render, type ComponentChild } from "preact";
import { expect, test } from "vitest";
import { cardFaces, type CardLooks } from "../src/board/cardFaces";
import { stacked } from "../src/board/stacks";
import { openedSubject } from "../src/rules/opening";

const LOOKS: CardLooks = {
  outlines: { relic: "M1 1", sign: "M2 2" },
  picture: (card) => (card === "zombie" ? () => "<path/>" : undefined),
  frame: (card) => `of-${card}`,
  sign: () => "sign",
  tile: "own-tile",
  Marks: ({ card }) => <i>{card}</i>,
  longText: 10,
  sorted: (cards) => stacked(cards).reverse(),
  stackWords: ({ card, count }) => `${count} ${card}`,
};

const { Sign, Art, Chip, Tile, Face, CardList } = cardFaces(LOOKS);
const hidden = cardFaces({ ...LOOKS, Back: () => <u>back</u> });

function shown(child: ComponentChild): HTMLElement {
  const place = document.createElement("div");
  render(child, place);
  return place;
}

test("a card has its picture, or the outline of its name where nobody has drawn it", () => {
  const paths = (child: ComponentChild) => [...shown(child).querySelectorAll("path")];
  expect(
    shown(<Art card="zombie" />)
      .querySelector("img")
      ?.getAttribute("src"),
  ).toContain("path");
  expect(paths(<Art card="relic" />).map((path) => path.getAttribute("d"))).toEqual(["M1 1"]);
  expect(paths(<Sign name="sign" />).map((path) => path.getAttribute("d"))).toEqual(["M2 2"]);
});

test("a tile tells in the order of all cards: band, kind, picture, what it does, when it can be played", () => {
  const inside = shown(<Tile card="barricade" />).querySelector(".card-inside")!;
  const order = ["card-band", "card-sort", "card-art", "card-brief", "card-when"];
  expect([...inside.children].map((part) => part.classList[0])).toEqual(order);
  expect(inside.querySelector(".card-sort")?.textContent).toContain("Action-Reaction");
  expect(inside.querySelector(".card-when")?.textContent).toContain("when attacked");
});

test("a name is set so large that its longest word and all of it fit", () => {
  const inside = shown(<Tile card="many_more_zombies" />).querySelector<HTMLElement>(".card-inside")!;
  expect(inside.style.getPropertyValue("--letters")).toBe("7");
  expect(inside.style.getPropertyValue("--length")).toBe("17");
});

test("a chip says how many only of several", () => {
  expect(shown(<Chip card="zombie" />).textContent).toBe("Zombie");
  expect(shown(<Chip card="zombie" count={3} />).textContent).toBe("Zombie×3");
});

test("a tile has what the game marks it with, its count and whether it is chosen", () => {
  const tile = shown(<Tile card="zombie" count={0} chosen />);
  expect(tile.querySelector(".card-tile.own-tile.of-zombie.chosen i")?.textContent).toBe("zombie");
  expect(tile.querySelector(".card-count")?.textContent).toBe("0");
  expect(tile.querySelector(".card-tick")).not.toBeNull();
  const plain = shown(<Tile card="zombie" />);
  expect(plain.querySelector(".card-count, .card-tick, .chosen")).toBeNull();
});

test("a long text is set small", () => {
  const brief = (looks: Partial<CardLooks>) => {
    const faces = cardFaces({ ...LOOKS, ...looks });
    return shown(<faces.Tile card="decoy" />)
      .querySelector(".card-brief")
      ?.classList.contains("long");
  };
  expect(brief({ longText: 1 })).toBe(true);
  expect(brief({ longText: 1_000 })).toBe(false);
});

test("what may not be known flies as a back, or unseen where a game has none", () => {
  expect(shown(<hidden.Face card={null} />).innerHTML).toBe("<u>back</u>");
  expect(shown(<Face card={null} />).innerHTML).toBe("");
  expect(shown(<Face card="zombie" />).querySelector(".card-face.of-zombie")).not.toBeNull();
});

test("a list is in the order and words of the game; each card can be looked at closely", () => {
  const list = shown(<CardList cards={["zombie", "decoy", "zombie"]} />);
  expect([...list.querySelectorAll(".unseen")].map((words) => words.textContent)).toEqual(["1 decoy", "2 zombie"]);
  list.querySelector("button")?.click();
  expect(openedSubject.value).toEqual({ family: "card", name: "decoy" });
  openedSubject.value = null;
  expect(shown(<CardList cards={[]} />).querySelector("ul")).toBeNull();
});
