/** What is in the town in words, for those who can't see it: “G7, truck, Sheriff Anderson, 1 wound left, 2 zombies”. */

import { find, nameOf, say } from "../../words/language";
import type { Subject } from "../../rules/subject";
import type { Part } from "../../board/options";
import { diceIn, placeIn, risenIn, userIn } from "./parts";
import { heroesOn, markersOn, turnedOn, zombiesOn, type Zombie } from "./position";
import { buildingAt, spaceNamed, type Town } from "./town";
import type { HeroView, View } from "./types";

/** What a card, an ability, an upgrade or a combined item is called. */
export function thingName(thing: string): string {
  const halves = thing.split("+").map((half) => find(`card-${half}`) ?? find(`upgrade-${half}`));
  return halves.every(Boolean) ? halves.join(" + ") : nameOf("ability", thing);
}

export function spaceWords(view: View, town: Town, space: string): string {
  const number = spaceNamed(space);
  const building = buildingAt(town, number);
  return [
    space.toUpperCase(),
    building && nameOf("building", building.name),
    building?.pickUp === number && say("ground-pick_up"),
    town.square.includes(number) && say("ground-town_square"),
    ...markersOn(view, space).map((marker) => nameOf("marker", marker)),
    ...heroesOn(view, space).map(heroWords),
    ...turnedOn(view, space).map(({ hero, wounds }) =>
      say("board-zombie-hero", { hero: nameOf("hero", hero), count: wounds }),
    ),
    ...coloursOf(zombiesOn(view, space)),
  ]
    .filter(Boolean)
    .join(", ");
}

export function heroWords({ hero, points, wounds }: HeroView): string {
  return say("board-hero", { hero: nameOf("hero", hero), count: points - wounds });
}

/** How many zombies there are; by colours where two players lead them. */
function coloursOf(zombies: readonly Zombie[]): string[] {
  const seen = [...new Set(zombies.map(({ colour }) => colour))];
  return seen.map((colour) => {
    const count = zombies.filter((one) => one.colour === colour).length;
    return say(colour === "" ? "board-zombies" : `board-zombies-${colour}`, { count });
  });
}

/** All that can be explained about a space. */
export function subjectsOn(view: View, town: Town, space: string): Subject[] {
  const building = buildingAt(town, spaceNamed(space));
  return [
    ...heroesOn(view, space).map(({ hero }) => ({ family: "hero", name: hero })),
    ...(turnedOn(view, space).length ? [{ family: "piece", name: "zombie_hero" }] : []),
    ...(zombiesOn(view, space).length ? [{ family: "piece", name: "zombie" }] : []),
    ...markersOn(view, space).map((name) => ({ family: "marker", name })),
    ...(building ? [{ family: "building", name: building.name }] : []),
  ];
}

/** What a part of an answer is called by itself. */
export function partWords(part: Part): string {
  const dice = diceIn(part);
  if (dice.length || typeof part === "number") return dice.join(", ");
  const risen = risenIn(part);
  if (risen) return say("board-part-zombie-hero", { hero: nameOf("hero", risen) });
  const place = placeIn(part);
  if (place) return place.kind ? say(`board-part-${place.kind}`) : say("board-part-zombie");
  const use = userIn(part);
  if (use) return say("board-uses", { hero: nameOf("hero", use.hero), thing: thingName(use.thing) });
  return (
    find(`hero-${part}`) ??
    find(`building-${part}`) ??
    find(`card-${part}`) ??
    find(`ability-${part}`) ??
    wayWords(part)
  );
}

/** A way to use what has several. */
function wayWords(way: string): string {
  return say(`board-way-${way}`);
}
