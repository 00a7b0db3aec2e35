/**
 * Who stands in the town and what lies there, as layers over it. Each piece keeps its key while it walks, and is seen
 * to walk; nobody hears them: the spaces have the words.
 */

import { useMemo } from "preact/hooks";
import { addressOf } from "../../art/Picture";
import { crowdOf, type Stand } from "./crowd";
import { armedDead, BODY, bodyOf, RINGS, standingDead, type Colour } from "./drawings/dead";
import { MARKER, MARKERS, type MarkerKind } from "./drawings/markers";
import { medallionOf } from "./Portrait";
import { columnOf, rowOf } from "./town";
import "./figures.css";

interface OnSpace {
  /** Its own as long as one can follow it with one's eyes. */
  key: string;
  space: number;
}

export interface HeroPiece extends OnSpace {
  hero: string;
  wounds: number;
  /** How many wounds kill. */
  most: number;
  /** Whether it is this hero's turn. */
  active?: boolean;
  /** Whether this hero has acted. */
  done?: boolean;
}

export interface DeadPiece extends OnSpace {
  colour: Colour;
  /** By which it keeps its looks. */
  number: number;
  /** Who a zombie hero was. */
  hero?: string;
  /** Wounds of a zombie hero, or of one that has taken any. */
  wounds?: number;
  most?: number;
  /** Whether it has a Grave Weapon. */
  armed?: boolean;
  /** Whether it is about to be wounded or killed. */
  hurt?: boolean;
}

export interface MarkerPiece extends OnSpace {
  kind: MarkerKind;
  /** Where it lies that lies on no space: in spaces from the north-west corner of the town. */
  middle?: readonly [x: number, y: number];
  /** Whether it goes up in the next moment. */
  exploding?: boolean;
}

const drawings = new Map<string, () => string>();

/** The address of a zombie's image: each that looks alike is drawn once. */
export function deadPicture(colour: Colour, number: number, armed = false): string {
  const body = bodyOf(colour, number);
  const key = `${colour} ${body.outfit} ${body.pose} ${body.mirrored} ${armed}`;
  let draw = drawings.get(key);
  if (!draw) drawings.set(key, (draw = () => (armed ? armedDead : standingDead)(colour, body)));
  return addressOf(draw, BODY.width, BODY.height);
}

export const markerPicture = (kind: MarkerKind) => addressOf(MARKERS[kind], MARKER, MARKER);

/** A piece where it stands: left and top are in spaces of the town. */
interface Shown {
  key: string;
  left: number;
  top: number;
  width: number;
  level: number;
  piece: HeroPiece | DeadPiece;
  counted: boolean;
}

interface Pile {
  space: number;
  at: Stand;
  dead: readonly DeadPiece[];
}

/** The feet of a zombie are so far down its picture. */
const FEET = 121 / BODY.height;
const SHAPE = BODY.width / BODY.height;
/** A zombie hero's disc is so large beside a body. */
const HEAD = 0.66;
/** More than anybody stands before anybody on one space. */
const DEPTHS = 16;

/** Everybody in their places, and the numbers of those who are not all seen. */
export function arranged(heroes: readonly HeroPiece[], dead: readonly DeadPiece[], small = false) {
  const spaces = new Map<number, { heroes: HeroPiece[]; dead: DeadPiece[] }>();
  const there = (space: number) => {
    let found = spaces.get(space);
    if (!found) spaces.set(space, (found = { heroes: [], dead: [] }));
    return found;
  };
  for (const hero of heroes) there(hero.space).heroes.push(hero);
  for (const one of dead) there(one.space).dead.push(one);
  const shown: Shown[] = [];
  const piles: Pile[] = [];
  for (const [space, who] of spaces) {
    const crowd = crowdOf(who.heroes.length, who.dead.length, small);
    const inOrder = who.dead.toSorted((one, other) => weightOf(other) - weightOf(one));
    const front = [...crowd.dead].reverse();
    inOrder.forEach((piece, place) => {
      const stand = front[Math.min(place, front.length - 1)]!;
      shown.push({
        ...placedDead(piece, stand),
        level: levelOf(space, front.length - place),
        counted: place >= front.length,
      });
    });
    who.heroes.forEach((piece, place) => {
      const { x, y, size } = crowd.heroes[place]!;
      const corner = { left: columnOf(space) + x - size / 2, top: rowOf(space) + y - size / 2 };
      shown.push({ key: piece.key, ...corner, width: size, level: levelOf(space, 8 + place), piece, counted: false });
    });
    if (crowd.count) piles.push({ space, at: crowd.count, dead: who.dead });
  }
  // In the order of their keys, so that nobody's element has to change its place among the others.
  return { shown: shown.sort((one, other) => (one.key < other.key ? -1 : 1)), piles };
}

/** Who was somebody is seen before who was anybody, and so is who is about to be hit, or has something. */
export const weightOf = ({ hurt, hero, armed, wounds }: DeadPiece) =>
  8 * Number(hurt ?? false) + 4 * Number(hero !== undefined) + 2 * Number(armed ?? false) + Math.min(1, wounds ?? 0);

const levelOf = (space: number, depth: number) => rowOf(space) * DEPTHS + Math.max(0, depth);

function placedDead(piece: DeadPiece, { x, y, size }: Stand) {
  const [column, row] = [columnOf(piece.space), rowOf(piece.space)];
  const width = piece.hero === undefined ? size * SHAPE : size * HEAD;
  const high = piece.hero === undefined ? size * FEET : size * HEAD * 0.94;
  return { key: piece.key, piece, width, left: column + x - width / 2, top: row + y - high };
}

interface FiguresProps {
  heroes: readonly HeroPiece[];
  dead: readonly DeadPiece[];
  /** Whether spaces have few pixels: fewer bodies, and their number. */
  small?: boolean;
}

/** From so many pixels a space on, all of a few bodies are told apart. */
export const SMALL = 40;

export function Figures({ heroes, dead, small = false }: FiguresProps) {
  return useMemo(() => {
    const { shown, piles } = arranged(heroes, dead, small);
    return (
      <div class={`ln-layer ln-figures ${small ? "small" : ""}`} aria-hidden="true">
        {shown.map(({ key, left, top, width, level, piece, counted }) => (
          <span
            key={key}
            class={lookOf(piece, counted)}
            data-piece={key}
            style={{ "--left": left, "--top": top, "--wide": width, zIndex: level }}
          >
            <Looks piece={piece} />
          </span>
        ))}
        {piles.map((pile) => (
          <Count key={pile.space} {...pile} />
        ))}
      </div>
    );
  }, [heroes, dead, small]);
}

/** What is seen of somebody: the picture, a weapon beside a face, and wounds. */
export function Looks({ piece }: { piece: HeroPiece | DeadPiece }) {
  return (
    <>
      <img src={pictureOf(piece)} alt="" draggable={false} />
      {!isHero(piece) && piece.hero !== undefined && piece.armed && <Marker kind="grave_weapon" class="ln-weapon" />}
      <Wounds wounds={piece.wounds ?? 0} most={piece.most ?? 0} />
    </>
  );
}

const isHero = (piece: HeroPiece | DeadPiece): piece is HeroPiece => !("colour" in piece);

export function lookOf(piece: HeroPiece | DeadPiece, counted: boolean): string {
  const disc = piece.hero !== undefined;
  const turn = isHero(piece) ? `${piece.active ? "active" : ""} ${piece.done ? "done" : ""}` : piece.hurt ? "hurt" : "";
  return `ln-piece ${disc ? "ln-disc" : "ln-body"} ${turn} ${counted ? "counted" : ""}`;
}

function pictureOf(piece: HeroPiece | DeadPiece): string {
  if (isHero(piece)) return medallionOf(piece.hero);
  return piece.hero === undefined
    ? deadPicture(piece.colour, piece.number, piece.armed)
    : medallionOf(piece.hero, true, RINGS[piece.colour]);
}

/** What is left of somebody, as points; those that are lost are hollow. */
function Wounds({ wounds, most }: { wounds: number; most: number }) {
  if (most === 0) return null;
  return (
    <span class="ln-wounds">
      {Array.from({ length: most }, (_, place) => (
        <i key={place} class={place < most - wounds ? "" : "lost"} />
      ))}
    </span>
  );
}

/** How many of the dead there are; the ring is shared out by who leads them. */
function Count({ space, at, dead }: Pile) {
  let part = 0;
  const shares = (["green", "brown", "red"] as const).flatMap((colour) => {
    const count = dead.filter((one) => one.colour === colour).length;
    if (!count) return [];
    const from = part;
    part += (count / dead.length) * 100;
    return [`${RINGS[colour]} ${from}% ${part}%`];
  });
  return (
    <b
      class="ln-count"
      style={{
        "--left": columnOf(space) + at.x - at.size / 2,
        "--top": rowOf(space) + at.y - at.size / 2,
        "--wide": at.size,
        "--shares": `conic-gradient(${shares.join(", ")})`,
        zIndex: levelOf(space, DEPTHS - 1),
      }}
    >
      <span>{dead.length}</span>
    </b>
  );
}

/** Where markers lie that share a space: one in the middle, several in its corners. */
const LYING: readonly Stand[] = [
  { x: 0.24, y: 0.26, size: 0.56 },
  { x: 0.76, y: 0.26, size: 0.56 },
  { x: 0.24, y: 0.76, size: 0.56 },
  { x: 0.76, y: 0.76, size: 0.56 },
];
const MIDDLE: Stand = { x: 0.5, y: 0.5, size: 0.94 };

/** In the middle of a building a marker is small: it lies on no space. */
const OF_BUILDING = 0.5;

/** What lies on spaces, under who stands there. */
export function Markers({ markers }: { markers: readonly MarkerPiece[] }) {
  return useMemo(
    () => (
      <div class="ln-layer ln-markers" aria-hidden="true">
        {markers.map((marker) => {
          const { x, y, size } = lying(marker, markers);
          const corner = { "--left": x - size / 2, "--top": y - size / 2, "--wide": size };
          return (
            <span
              key={marker.key}
              class={`ln-piece ln-marker ${marker.kind} ${marker.exploding ? "exploding" : ""}`}
              data-piece={marker.key}
              style={corner}
            >
              <img src={markerPicture(marker.kind)} alt="" draggable={false} />
            </span>
          );
        })}
      </div>
    ),
    [markers],
  );
}

/** The middle of a marker in the town, and how large it is. */
function lying({ key, space, middle }: MarkerPiece, markers: readonly MarkerPiece[]): Stand {
  if (middle) return { x: middle[0], y: middle[1], size: OF_BUILDING };
  const sharing = markers.filter((other) => other.space === space && !other.middle);
  const place = sharing.findIndex((other) => other.key === key);
  const { x, y, size } = sharing.length > 1 ? LYING[place % LYING.length]! : MIDDLE;
  return { x: columnOf(space) + x, y: rowOf(space) + y, size };
}

/** A marker to look at, wherever one is spoken of. */
export function Marker({ kind, class: look = "ln-token" }: { kind: MarkerKind; class?: string }) {
  return <img class={look} src={markerPicture(kind)} width={MARKER} height={MARKER} alt="" draggable={false} />;
}
