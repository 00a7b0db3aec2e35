/** What is in the town in words, for those who can't see it: “G7, truck, Sheriff Anderson, 1 wound left, 2 zombies”. */

import { find, nameOf, say } from "../../words/language";
import type { Subject } from "../../rules/subject";
import type { Part } from "../../board/options";
import { eachOf, EXPERIENCE, HORDE } from "./meanings";
import { diceIn, placeIn, risenIn, sideIn, userIn, wallsIn, type Place, type WallName } from "./parts";
import { heroesOn, markersIn, markersOn, turnedOn, zombiesOn, type Zombie } from "./position";
import { buildingAt, edgeBetween, SEWER, spaceNamed, type Town } from "./town";
import type { BarricadeView, HeroView, View } from "./types";

/** What a card, an upgrade or an ability is called; two that are one item are called by both. */
export function thingName(thing: string): string {
  const things = eachOf(thing);
  if (things.length > 1) return things.map(thingName).join(" + ");
  return (
    find(`card-${thing}`) ?? find(`upgrade-${thing}`) ?? nameOf(thing === EXPERIENCE ? "counter" : "ability", thing)
  );
}

/** Who uses something: a hero, or the zombies. */
export const userName = (user: string) => (user === HORDE ? nameOf("role", "zombies") : nameOf("hero", user));

/** What a space is called. */
export const spaceName = (space: string) => find(`space-${space}`) ?? space.toUpperCase();

export function spaceWords(view: View, town: Town, space: string): string {
  const number = spaceNamed(space);
  const building = buildingAt(town, number);
  return [
    space === SEWER ? nameOf("marker", SEWER) : spaceName(space),
    ...(building ? buildingWords(view, building.name) : []),
    building?.pickUp === number && say("ground-pick_up"),
    town.square.includes(number) && say("ground-town_square"),
    ...markersOn(view, space).map((marker) => nameOf("marker", marker)),
    view.exploding === space && say("zone-exploding"),
    ...sidesOf(view, space),
    ...heroesOn(view, space).map(heroWords),
    ...turnedOn(view, space).map(({ hero, wounds }) =>
      say("board-zombie-hero", { hero: nameOf("hero", hero), count: wounds }),
    ),
    ...deadWords(zombiesOn(view, space)),
    view.hurt?.space === space && say(view.hurt.killing ? "board-about-to-die" : "board-about-to-be-wounded"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What holds for a building, and what lies in it. */
function buildingWords(view: View, building: string): string[] {
  const holds = {
    stronghold: view.stronghold === building,
    walled_up: view.walled_up.includes(building),
    sealed: view.sealed.includes(building),
    safe: view.safe.includes(building),
    dark: view.dark.includes(building),
    taken_over: view.taken_over.includes(building),
    destroyed: view.destroyed.includes(building),
  };
  return [
    nameOf("building", building),
    ...Object.entries(holds).flatMap(([zone, there]) => (there ? [say(`zone-${zone}`)] : [])),
    ...markersIn(view, building).map((marker) => nameOf("marker", marker)),
  ];
}

/** What is on the sides of a space: barricades and doors that were not there, or that nobody opens. */
function sidesOf(view: View, space: string): string[] {
  const doors = [...view.doors.map((side) => ({ side, marker: "door" }))];
  const locks = [...view.locks.map((side) => ({ side, marker: "locked_door" }))];
  return [
    ...view.barricades.filter(({ spaces }) => spaces.includes(space)).map((one) => barricadeWords(view, one)),
    ...[...doors, ...locks].flatMap(({ side, marker }) => {
      const there = sideIn(side)?.find((one) => one !== space);
      const face = there && side.split("-").includes(space) && edgeBetween(spaceNamed(space), spaceNamed(there))?.face;
      return face ? [say("board-side", { what: nameOf("marker", marker), face: nameOf("face", face) })] : [];
    }),
  ];
}

function barricadeWords({ broken }: View, { wall, face, reinforcements }: BarricadeView): string {
  const words = say("board-barricade", { face: nameOf("face", face), count: reinforcements });
  return broken.includes(wall) ? `${words}, ${say("board-broken")}` : words;
}

const wallName = ({ building, face }: WallName) =>
  say("board-part-wall", { building: nameOf("building", building), face: nameOf("face", face) });

/** A wall, a side or a door in words, with what stands there already. */
export function sideWords(view: View, part: Part): string {
  const standing = view.barricades.filter(({ wall }) => String(part).split("+").includes(wall));
  return [partWords(part), ...standing.map((one) => barricadeWords(view, one))].join(", ");
}

export function heroWords({ hero, points, wounds }: HeroView): string {
  return say("board-hero", { hero: nameOf("hero", hero), count: points - wounds });
}

/** How many zombies there are that can't be told apart; whoever has something is told of alone. */
function deadWords(zombies: readonly Zombie[]): string[] {
  const plain = zombies.filter(({ wounded, weapon }) => !wounded && !weapon);
  const colours = [...new Set(plain.map(({ colour }) => colour))];
  const marked = zombies.filter((zombie) => !plain.includes(zombie));
  return [
    ...colours.map((colour) => {
      const count = plain.filter((one) => one.colour === colour).length;
      return say(colour === "" ? "board-zombies" : `board-zombies-${colour}`, { count });
    }),
    ...marked.map(({ colour, wounded, weapon }) => zombieWords({ space: "", kind: colour, wounded, weapon })),
  ];
}

/** A zombie, by what it looks like and what it has. */
function zombieWords({ kind, wounded, weapon }: Place): string {
  const zombie = say(wounded ? "board-part-wounded" : `board-part-${kind || "zombie"}`);
  return weapon ? say("board-part-armed", { what: zombie, weapon: nameOf("card", weapon) }) : zombie;
}

/** All that can be explained about a space. */
export function subjectsOn(view: View, town: Town, space: string): Subject[] {
  const building = buildingAt(town, spaceNamed(space))?.name;
  const zombies = zombiesOn(view, space);
  const red = zombies.some(({ colour }) => colour === "red") && view.grave_dead !== "";
  const barricade = view.barricades.find(({ spaces }) => spaces.includes(space));
  const markers = [
    ...(space === SEWER ? [SEWER] : []),
    ...markersOn(view, space),
    ...(building ? markersIn(view, building) : []),
    ...(barricade ? ["barricade"] : []),
    ...(barricade?.reinforcements ? ["reinforcement"] : []),
    ...(view.doors.some((side) => side.split("-").includes(space)) ? ["door"] : []),
    ...(view.locks.some((side) => side.split("-").includes(space)) ? ["locked_door"] : []),
  ];
  return [
    ...heroesOn(view, space).map(({ hero }) => ({ family: "hero", name: hero })),
    ...(turnedOn(view, space).length ? [{ family: "piece", name: "zombie_hero" }] : []),
    ...(zombies.length ? [{ family: "piece", name: "zombie" }] : []),
    ...(red ? [{ family: "piece", name: "grave_dead" }] : []),
    ...zombies.flatMap(({ weapon }) => (weapon ? [{ family: "card", name: weapon }] : [])),
    ...markers.map((name) => ({ family: "marker", name })),
    ...(building ? [{ family: "building", name: building }] : []),
  ];
}

/** All that can be explained about a wall or a side. */
export function subjectsOfPart(part: Part): Subject[] {
  const markers = { bar: "reinforcement", lock: "locked_door" };
  const kind = placeIn(part)?.kind;
  if (kind === "bar" || kind === "lock") return [{ family: "marker", name: markers[kind] }];
  if (sideIn(part)) return [{ family: "marker", name: "door" }];
  return wallsIn(part).flatMap(({ building }) => [
    { family: "marker", name: "barricade" },
    { family: "building", name: building },
  ]);
}

/** What a part of an answer is called by itself. */
export function partWords(part: Part): string {
  const dice = diceIn(part);
  if (dice.length || typeof part === "number") return dice.join(", ");
  const risen = risenIn(part);
  if (risen) return say("board-part-zombie-hero", { hero: nameOf("hero", risen) });
  const place = placeIn(part);
  if (place) return zombieWords(place);
  const walls = wallsIn(part);
  if (walls.length) return walls.map(wallName).join(", ");
  const side = sideIn(part);
  if (side) return say("board-part-side", { space: spaceName(side[0]), to: spaceName(side[1]) });
  const use = userIn(part);
  if (use) return say("board-uses", { hero: userName(use.hero), thing: thingName(use.thing) });
  return (
    find(`hero-${part}`) ??
    find(`building-${part}`) ??
    find(`card-${part}`) ??
    find(`ability-${part}`) ??
    find(`upgrade-${part}`) ??
    find(`upgrade-deck-${part}`) ??
    (part.includes("+") ? thingName(part) : wayWords(part))
  );
}

/** What is fired at: who is on a space, and which space that is. */
export function aimName(aim: string): string {
  const place = placeIn(aim);
  return place ? `${partWords(aim)}, ${spaceName(place.space)}` : partWords(aim);
}

/** What a card was played on; a space by its letters. */
export function partName(part: Part): string {
  const place = placeIn(part);
  return place ? (place.kind || place.weapon ? aimName(String(part)) : spaceName(place.space)) : partWords(part);
}

/** A way to use what has several. */
export function wayWords(way: string): string {
  return say(`board-way-${way}`);
}
