/** What is on the map in words, for those who can't see it: “E5, Gas Station; zombie, Mara; 2 steps; 2 spaces east of you”. */

import { cellNamed } from "../../board/map/places";
import { awayWords, wayWords } from "../../board/map/words";
import { nameOf } from "../../words/language";
import type { Told } from "../town/onMap";
import type { TownSpace } from "../town/town";
import { spaceName } from "../town/words";
import type { PawnView, View, Way } from "./types";

/** All that is to be known of the spaces of a position, sorted once. */
export class OnSpaces implements Told {
  readonly zombies: ReadonlySet<string>;
  readonly ways: ReadonlyMap<string, Way>;
  private readonly pawns = new Map<string, PawnView[]>();

  constructor(
    readonly view: View,
    private readonly from: string | undefined,
  ) {
    this.zombies = new Set(Object.values(view.zombies));
    this.ways = new Map(view.ways.map((way) => [way.space, way]));
    for (const pawn of view.players) this.pawns.set(pawn.space, [...(this.pawns.get(pawn.space) ?? []), pawn]);
  }

  pawnsOn(space: string): readonly PawnView[] {
    return this.pawns.get(space) ?? [];
  }

  readonly pieces = (space: string) => [this.zombies.has(space) && "zombie"];
  readonly tokens = (space: string) => [this.view.tokens[space]];

  /** Who is on a space, and what lies there. */
  private who(space: string): string {
    const token = this.view.tokens[space];
    const found = [
      ...(this.zombies.has(space) ? [nameOf("piece", "zombie")] : []),
      ...this.pawnsOn(space).map(({ name }) => name),
      ...(token ? [nameOf("token", token)] : []),
    ];
    return found.join(", ");
  }

  words({ name, cell, tile }: TownSpace): string {
    const way = this.ways.get(name);
    const told = [
      `${spaceName(name)}, ${nameOf("tile", tile.kind)}`,
      this.who(name),
      way && wayWords({ steps: way.route.length, fights: way.fights }),
      this.from && awayWords(cellNamed(this.from), cell),
    ];
    return told.filter(Boolean).join("; ");
  }
}
