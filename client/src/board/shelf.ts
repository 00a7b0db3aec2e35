/** The shelf on which the games stand: whatever is shown of a game is taken from there, so that no screen knows one. */

import { createContext, type ComponentType } from "preact";
import { useContext } from "preact/hooks";
import type { Board } from "./board";

export interface Shelf {
  /** The board of a game, ready to be drawn; the general view where it has none, or `plain` is wanted. */
  findBoard: (game: string, plain: boolean) => Promise<Board>;
  /** The cover of a game, if it has one. */
  coverOf: (game: string) => ComponentType | undefined;
  /** All games that have a cover. */
  covers: readonly string[];
  chooserOf: (game: string) => Chooser | undefined;
  /** The icons that all games use, by the names that the set gives them. */
  findIcons: () => Promise<readonly string[]>;
}

/** Options that a game lets one choose in a way of its own, instead of from a plain list. */
export interface Chooser {
  /** The options that it chooses. */
  options: readonly string[];
  /** The family of texts that names what is chosen, and those that lists are made of: `set-clash`, `card-decoy`. */
  family: string;
  things: string;
  load: () => Promise<ComponentType<ChooserProps>>;
}

export interface ChooserProps {
  value: Record<string, unknown>;
  change: (options: Record<string, unknown>) => void;
}

const Standing = createContext<Shelf | null>(null);

export const ShelfProvider = Standing.Provider;

export function useShelf(): Shelf {
  const shelf = useContext(Standing);
  if (!shelf) throw new Error("a screen needs a shelf of games");
  return shelf;
}
