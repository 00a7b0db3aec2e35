/**
 * What has moved, come or gone on the board is seen to: each piece by its identity, whatever the game.
 *
 * A piece is an element with `data-piece`. What it is called is told by the view, and is its own as long as one can
 * follow it with one's eyes. It lies on a ground: the nearest element around it with `data-ground`, else the board. A
 * piece that goes with its ground has not moved.
 */

/** Milliseconds that a piece is on its way, if there is time. */
export const GLIDE = 300;
const EASING = "cubic-bezier(.3,.7,.3,1)";
/** So many pixels nobody sees. */
const UNSEEN = 1.5;
/** How small a piece is that is not there yet, or no more. */
const SMALL = "scale(0.6)";
const WHOLE = "scale(1)";
/** What a copy of a piece must not be found by. */
const FOUND_BY = ["id", "data-piece", "data-spot", "data-part", "data-option"];

/** Where a piece is: its middle, in parts of its ground, so that it stays where it is when the ground grows. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  element: HTMLElement;
  parent: HTMLElement | null;
  ground: HTMLElement;
  /** The ground as it lies on the screen. */
  room: DOMRect;
}

/** The board as people see it. */
interface Sight {
  board: HTMLElement;
  grounds: ReadonlySet<HTMLElement>;
  places: ReadonlyMap<string, Place>;
}

export class Motion {
  /** What people saw last, from when it changes until they see what it has become. */
  private before: Sight | null = null;
  private readonly moving = new Set<Animation>();
  private readonly ghosts = new Set<HTMLElement>();

  /** Change what is shown: what moves is on its way for so many milliseconds at most. None: it is there at once. */
  show(change: () => void, time: number): void {
    if (time <= 0) this.settle();
    else if (!this.before) {
      this.before = sightNow();
      requestAnimationFrame(() => this.play(Math.min(GLIDE, time)));
    }
    change();
  }

  /** Everything is where it belongs, at once. */
  settle(): void {
    this.before = null;
    this.halt();
    for (const ghost of this.ghosts) ghost.remove();
    this.ghosts.clear();
  }

  private halt(): void {
    for (const animation of this.moving) animation.cancel();
    this.moving.clear();
  }

  /** The new position is drawn: first all that puts elements where they belong, then one look at them, then they move. */
  private play(duration: number): void {
    const { before } = this;
    this.before = null;
    if (!before?.board.isConnected) return;
    // What is still on its way goes on from where it was seen.
    this.halt();
    const pieces = piecesOf(before.board);
    const gone = [...before.places].filter(([piece]) => !pieces.has(piece));
    const ghosts = gone.flatMap(([, old]) => ghostOf(old) ?? []);
    const places = placesOf(before.board, [...pieces.values(), ...ghosts.map(({ ghost }) => ghost)]);

    for (const [piece, element] of pieces) {
      const place = places.get(element)!;
      const old = before.places.get(piece);
      if (old?.ground === place.ground) this.glide(old, place, duration);
      else if (before.grounds.has(place.ground)) come(element, duration);
    }
    for (const { ghost, old } of ghosts) this.fade(ghost, wayFrom(old, places.get(ghost)!), duration);
  }

  private glide(old: Place, place: Place, duration: number): void {
    const [right, down] = wayFrom(old, place);
    if (Math.hypot(right, down) < UNSEEN) return;
    const translate = [`${right}px ${down}px`, "0px 0px"];
    const animation = place.element.animate({ translate }, { duration, easing: EASING });
    this.moving.add(animation);
    animation.onfinish = () => this.moving.delete(animation);
  }

  private fade(ghost: HTMLElement, [right, down]: Way, duration: number): void {
    ghost.style.translate = `${right}px ${down}px`;
    this.ghosts.add(ghost);
    ghost.animate({ transform: [WHOLE, SMALL] }, { duration, composite: "add" });
    ghost.animate({ opacity: [1, 0] }, { duration, fill: "forwards" }).onfinish = () => {
      ghost.remove();
      this.ghosts.delete(ghost);
    };
  }
}

/** A piece grows where it stands. What is added to a transform leaves alone the one that puts the piece there. */
function come(element: HTMLElement, duration: number): void {
  element.animate({ transform: [SMALL, WHOLE] }, { duration, composite: "add", easing: EASING });
  element.animate({ opacity: [0, 1] }, { duration });
}

/** The board now; null where none is drawn. */
function sightNow(): Sight | null {
  const board = document.querySelector<HTMLElement>(".board-place");
  if (!board) return null;
  const pieces = piecesOf(board);
  const places = placesOf(board, [...pieces.values()]);
  return {
    board,
    grounds: new Set([board, ...board.querySelectorAll<HTMLElement>("[data-ground]")]),
    places: new Map([...pieces].map(([piece, element]) => [piece, places.get(element)!])),
  };
}

function piecesOf(board: HTMLElement): Map<string, HTMLElement> {
  const elements = board.querySelectorAll<HTMLElement>("[data-piece]");
  return new Map([...elements].map((element) => [element.dataset.piece!, element]));
}

/** Where some elements are. Nothing is changed meanwhile, so that the browser lays everything out once. */
function placesOf(board: HTMLElement, elements: readonly HTMLElement[]): Map<HTMLElement, Place> {
  const rooms = new Map<HTMLElement, DOMRect>();
  return new Map(
    elements.map((element) => {
      const ground = element.parentElement?.closest<HTMLElement>("[data-ground]") ?? board;
      const room = rooms.get(ground) ?? ground.getBoundingClientRect();
      rooms.set(ground, room);
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = (left + width / 2 - room.left) / (room.width || 1);
      const y = (top + height / 2 - room.top) / (room.height || 1);
      const { offsetWidth, offsetHeight, parentElement: parent } = element;
      return [element, { x, y, width: offsetWidth, height: offsetHeight, element, parent, ground, room }];
    }),
  );
}

/** Pixels to the right and down. */
type Way = readonly [number, number];

/** How far from a place one was before. */
function wayFrom(old: Place, { x, y, room }: Place): Way {
  return [(old.x - x) * room.width, (old.y - y) * room.height];
}

/** A copy of a piece that has gone, where it was: for the eye alone. What has lost its place goes with it. */
function ghostOf(old: Place): { ghost: HTMLElement; old: Place } | null {
  const { element, parent, width, height } = old;
  if (!parent?.isConnected) return null;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll("*")]) FOUND_BY.forEach((name) => one.removeAttribute(name));
  ghost.inert = true;
  ghost.ariaHidden = "true";
  const size = { boxSizing: "border-box", width: `${width}px`, height: `${height}px` };
  Object.assign(ghost.style, { position: "absolute", margin: "0", ...size });
  parent.append(ghost);
  return { ghost, old };
}
