/** What is on the map in words, for those who can't see it: “E5, Diner; stray zombie, Mara, zombies of Tom ×2; 2 steps”. */

import { cellNamed } from "../../board/map/places";
import { awayWords, wayWords } from "../../board/map/words";
import { nameOf, say } from "../../words/language";
import { tileName } from "../humans/words";
import type { Told } from "../town/onMap";
import type { TownSpace } from "../town/town";
import { spaceName } from "../town/words";
import { tiles } from "./catalogue";
import { GUY, HORDE, HUMAN, OPENING, STRAY } from "./names";
import { guysIn, hordesIn } from "./position";
import type { Met, Reach } from "./reach";
import type { View } from "./types";

/** All that is to be known of the spaces of a position, sorted once. */
export class OnSpaces implements Met, Told {
  readonly humans: ReadonlySet<string>;
  readonly strays: ReadonlySet<string>;
  readonly dice: ReadonlySet<string>;
  readonly openings: ReadonlySet<string>;
  private readonly hordes = new Map<string, Map<number, number>>();
  private readonly guys = new Map<string, string[]>();

  constructor(
    readonly view: View,
    private readonly reach: Reach,
    private readonly from: string | undefined,
  ) {
    this.humans = new Set(Object.values(view.humans));
    this.strays = new Set(Object.values(view.zombies));
    this.dice = new Set(view.dice);
    this.openings = new Set(view.openings);
    for (const { seat, space } of hordesIn(view)) {
      const there = this.hordes.get(space) ?? new Map<number, number>();
      this.hordes.set(space, there.set(seat, (there.get(seat) ?? 0) + 1));
    }
    for (const { name, space } of guysIn(view)) this.guys.set(space, [...(this.guys.get(space) ?? []), name]);
  }

  /** How many horde zombies of which seat are on a space. */
  hordesOn(space: string): ReadonlyMap<number, number> {
    return this.hordes.get(space) ?? new Map<number, number>();
  }

  guysOn(space: string): readonly string[] {
    return this.guys.get(space) ?? [];
  }

  readonly foe = (space: string) => this.strays.has(space) || this.hordes.has(space);
  readonly prey = (space: string) => this.humans.has(space) || this.guys.has(space);
  readonly taken = (space: string) =>
    this.foe(space) ||
    this.prey(space) ||
    this.dice.has(space) ||
    this.openings.has(space) ||
    space in this.view.tokens;

  readonly pieces = (space: string) => [
    this.humans.has(space) && HUMAN,
    this.strays.has(space) && STRAY,
    this.hordesOn(space).size > 0 && HORDE,
    this.guysOn(space).length > 0 && GUY,
  ];
  readonly tokens = (space: string) => [
    this.view.tokens[space],
    this.dice.has(space) && "die",
    this.openings.has(space) && OPENING,
  ];

  /** Who is on a space, and what lies there. */
  private who(space: string): string {
    const hordes = [...this.hordesOn(space)].map(([seat, count]) => {
      const name = say("board-zombies-of", { name: this.view.players[seat]?.name ?? "" });
      return count > 1 ? say("list-counted", { name, count }) : name;
    });
    const token = this.view.tokens[space];
    const found = [
      ...(this.humans.has(space) ? [nameOf("piece", "human")] : []),
      ...(this.strays.has(space) ? [nameOf("piece", STRAY)] : []),
      ...this.guysOn(space),
      ...hordes,
      ...(token ? [nameOf("token", token)] : []),
      ...(this.dice.has(space) ? [nameOf("token", "die")] : []),
      ...(this.openings.has(space) ? [nameOf("token", OPENING)] : []),
    ];
    return found.join(", ");
  }

  words({ name, cell, kind, tile }: TownSpace): string {
    const { barricade } = tiles.tileInfo(tile.kind);
    const way = this.reach.ways.get(name);
    const told = [
      `${spaceName(name)}, ${tileName(tile)}`,
      kind === "B" && say("board-inside"),
      kind !== "B" && barricade > 0 && say("counter-barricade.count", { count: barricade }),
      this.who(name),
      way && wayWords({ steps: way.route.length, fights: way.fights }),
      this.from && awayWords(cellNamed(this.from), cell),
    ];
    return told.filter(Boolean).join("; ");
  }
}
