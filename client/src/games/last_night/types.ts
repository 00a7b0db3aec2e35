// Written by tools/types from the server's types: change those, not this.

/** A door: a cell of the building, and the face of it as a letter of n, e, s, w. */
export interface DoorInfo {
  cell: [number, number];
  face: string;
}

/** A building as it is printed on its board. */
export interface BuildingInfo {
  building: string;
  /** What the second die must show to find it; none where it is never rolled. */
  numbers: number[];
  cells: [number, number][];
  doors: DoorInfo[];
  pick_up: [number, number] | null;
  /** What may be taken from the discard pile on its Pick-Up space: a card, or all with a keyword. */
  takes: string[];
  rulings: string[];
}

/** What stands on a vertex, which is called by the cell south-east of it. */
export interface PostInfo {
  vertex: [number, number];
  kind: string;
}

/** A board as it lies in the north-west; cells are rows and columns from 0. */
export interface BoardInfo {
  board: string;
  set: string;
  /** What a centre is called. */
  name: string;
  cells: [number, number][];
  buildings: BuildingInfo[];
  scenery: [number, number][];
  /** What the scenery is: a graveyard, a cornfield, a yard. */
  landscape: string;
  posts: PostInfo[];
  pit: [number, number] | null;
  /** The Town Square. */
  square: [number, number][];
}

/** The sheet of a hero, and the clauses about it. */
export interface HeroInfo {
  hero: string;
  set: string;
  wounds: number;
  sex: "f" | "m";
  /** Buildings to start in: the first of them that is on the map counts. */
  starts: string[];
  keywords: string[];
  abilities: string[];
  items: string[];
  persona: string;
  rulings: string[];
}

/** How a ranged weapon is fired (section 10). */
export interface Shot {
  range: number;
  aim: "space" | "zombie";
  /** What each die must show. */
  needs: number;
  /** Whether it kills instead of wounding. */
  kills: boolean;
  /** Up to which number the ammo die means that it is spent (LN-10.5). */
  ammo: number;
  /** Whether a die of its own is rolled for that; else the hit die counts. */
  own_die: boolean;
}

/** A kind of card of either deck, and the clauses about it. */
export interface CardInfo {
  card: string;
  deck: "hero" | "zombie";
  kind: "event" | "item" | "zombie";
  /** By set. */
  copies: Record<string, number>;
  keywords: string[];
  /** How it is fired, if it is a ranged weapon. */
  shot: Shot | null;
  /** Up to which number a break check destroys it, or 0. */
  breaks: number;
  /** Whether it is played as soon as it is drawn. */
  immediate: boolean;
  /** Whether it is one of those of which only one is played in a fight. */
  fight: boolean;
  /** Whether it stays in play. */
  remains: boolean;
  rulings: string[];
}

/** Who stands on the map, and the clauses about them. */
export interface PieceInfo {
  piece: string;
  rulings: string[];
}

/** What lies on the map, and the clauses about it. */
export interface TokenInfo {
  token: string;
  rulings: string[];
}

export interface Catalogue {
  boards: BoardInfo[];
  heroes: HeroInfo[];
  cards: CardInfo[];
  pieces: PieceInfo[];
  tokens: TokenInfo[];
}
