/** What the map of a town says of its places: names over buildings, what is on spaces, what a press on them means. */

import type { ComponentType } from "preact";
import { tokenPicture, type TokenKind } from "../../art/town/pieces";
import type { Choice } from "../../board/choice";
import type { Sign as PlaceSign } from "../../board/map/Ground";
import type { Piece } from "../../board/map/Pieces";
import { cellNamed } from "../../board/map/places";
import { reachLook, type Reached } from "../../board/map/Reach";
import type { Space } from "../../board/map/Spaces";
import type { Subject } from "../../rules/subject";
import { nameOf } from "../../words/language";
import type { Town, TownSpace } from "./town";

/** Buildings have their names over them, with the number that their barricades have, if they are barricaded. */
export function signsIn(
  town: Town,
  Sign: ComponentType<{ name: string }>,
  barricadeOf: (kind: string) => number = () => 0,
): PlaceSign[] {
  return town.names.map(({ tile, x, y, room }) => {
    const barricade = barricadeOf(tile.kind);
    return {
      key: tile.tile,
      x,
      y,
      room,
      words: nameOf("tile", tile.kind),
      sign: <Sign name={tile.kind} />,
      ...(barricade > 0 && { mark: String(barricade) }),
    };
  });
}

/** How the style sheets know spaces: by how they can be reached, or as where somebody may flee to. */
export function looksOf(reached: readonly Reached[], ends: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map([
    ...ends.map((space) => [space, "flight"] as const),
    ...reached.map((one) => [one.space, reachLook(one)] as const),
  ]);
}

/** What is known of all spaces: in words, and as what can be explained. */
export interface Told {
  words: (space: TownSpace) => string;
  /** The names of the pieces and of the tokens on a space; nothing for what is not there. */
  pieces: (space: string) => readonly (string | false)[];
  tokens: (space: string) => readonly (string | false | undefined)[];
}

export function spacesIn({ spaces }: Town, told: Told, looks: ReadonlyMap<string, string>): Space[] {
  return spaces.map((space) => ({
    name: space.name,
    cell: space.cell,
    label: told.words(space),
    look: looks.get(space.name) ?? "",
    about: subjectsOn(told, space.name, space.tile.kind),
  }));
}

/** What is on a space, as it can be explained; the tile last. */
function subjectsOn(told: Told, space: string, kind: string): Subject[] {
  return [
    ...told.pieces(space).flatMap((name) => (name ? [{ family: "piece", name }] : [])),
    ...told.tokens(space).flatMap((name) => (name ? [{ family: "token", name }] : [])),
    { family: "tile", name: kind },
  ];
}

/** What a click on a space means now: the space itself, or the tile that it belongs to, by its kind or as one of several. */
export function partOf(choice: Choice, town: Town, space: string): string | undefined {
  const next = choice.next.value;
  if (next.has(space)) return space;
  const { tile } = town.byName.get(space) ?? {};
  const named = [tile?.kind, tile?.tile].find((part) => part !== undefined && (next.has(part) || choice.has(part)));
  return named ?? (choice.has(space) || choice.open(space) ? space : undefined);
}

export const at = (space: string) => ({ space, cell: cellNamed(space) });

/** A token as it lies on the map. */
export function lying(kind: TokenKind, space: string, key = `${kind} ${space}`): Piece {
  const picture = tokenPicture(kind);
  return { key, ...at(space), full: picture, small: picture, lies: true };
}
