/** What is on the map in words, for those who can't see it: “E5, Diner; human, zombies of Mara ×2; 2 spaces east of you”. */

import { cellNamed } from "../../board/map/places";
import { awayWords } from "../../board/map/words";
import { nameOf, say } from "../../words/language";
import type { Told } from "../town/onMap";
import type { TownSpace } from "../town/town";
import { spaceName } from "../town/words";
import { tiles } from "./catalogue";
import { zombiesIn } from "./position";
import type { Placed, View, ZombieWay } from "./types";

/** What a tile is called; of a road there are copies, which are told apart by their numbers. */
export function tileName({ tile, kind }: Pick<Placed, "tile" | "kind">): string {
  const name = nameOf("tile", kind);
  return tile === kind ? name : say("board-copy", { tile: name, number: Number(tile.slice(kind.length + 1)) });
}

/** All that is to be known of the spaces of a position, sorted once. */
export class OnSpaces implements Told {
  readonly humans: ReadonlySet<string>;
  readonly dice: ReadonlySet<string>;
  readonly openings: ReadonlySet<string>;
  /** How the zombie gets somewhere that is being sent, by where that is. */
  readonly ways: ReadonlyMap<string, ZombieWay>;
  private readonly zombies = new Map<string, Map<number, number>>();

  constructor(
    readonly view: View,
    private readonly from: string | undefined,
    /** Where the zombie stands that is being sent, if one is. */
    sent?: string,
  ) {
    this.humans = new Set(Object.values(view.humans));
    this.dice = new Set(view.dice);
    this.openings = new Set(view.openings);
    this.ways = new Map(view.ways.filter(({ start }) => start === sent).map((way) => [way.space, way]));
    for (const { seat, space } of zombiesIn(view)) {
      const there = this.zombies.get(space) ?? new Map<number, number>();
      this.zombies.set(space, there.set(seat, (there.get(seat) ?? 0) + 1));
    }
  }

  readonly pieces = (space: string) => [this.humans.has(space) && "human", this.zombiesOn(space).size > 0 && "zombie"];
  readonly tokens = (space: string) => [this.dice.has(space) && "die", this.openings.has(space) && "opening"];

  /** How many zombies of which seat are on a space. */
  zombiesOn(space: string): ReadonlyMap<number, number> {
    return this.zombies.get(space) ?? new Map<number, number>();
  }

  /** Who is on a space, and what lies there. */
  private who(space: string): string {
    const zombies = [...this.zombiesOn(space)].map(([seat, count]) => {
      const name = say("board-zombies-of", { name: this.view.players[seat]?.name ?? "" });
      return count > 1 ? say("list-counted", { name, count }) : name;
    });
    const found = [
      ...(this.humans.has(space) ? [nameOf("piece", "human")] : []),
      ...zombies,
      ...(this.dice.has(space) ? [nameOf("token", "die")] : []),
      ...(this.openings.has(space) ? [nameOf("token", "opening")] : []),
    ];
    return found.join(", ");
  }

  words({ name, cell, kind, tile }: TownSpace): string {
    const { barricade } = tiles.tileInfo(tile.kind);
    const way = this.ways.get(name);
    const told = [
      `${spaceName(name)}, ${tileName(tile)}`,
      kind === "B" && say("board-inside"),
      kind !== "B" && barricade > 0 && say("counter-barricade.count", { count: barricade }),
      this.who(name),
      way && say("map-steps", { count: way.route.length }),
      this.from && awayWords(cellNamed(this.from), cell),
    ];
    return told.filter(Boolean).join("; ");
  }
}
