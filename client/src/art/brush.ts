/** What every drawing is made of: shapes as SVG text. A drawing has no ids, so that any number can stand on one page. */

export const KEYLINE = "#12131c";

/** What a shape can be given besides: `edge` is the width of its outline, `opacity` from 0 to 1. */
export interface Manner {
  edge?: number;
  edgeColour?: string;
  opacity?: number;
  round?: number;
  turn?: number;
  dashes?: string;
  evenOdd?: boolean;
}

function manner({ edge, edgeColour, opacity, round, turn, dashes, evenOdd }: Manner): string {
  return (
    (edge ? ` stroke="${edgeColour ?? KEYLINE}" stroke-width="${edge}"` : "") +
    (opacity === undefined ? "" : ` opacity="${opacity}"`) +
    (round ? ` rx="${round}"` : "") +
    (turn ? ` transform="rotate(${turn})"` : "") +
    (dashes ? ` stroke-dasharray="${dashes}"` : "") +
    (evenOdd ? ' fill-rule="evenodd"' : "")
  );
}

/** A number as short as it can be told: hundredths are not seen. */
const short = (value: number) => String(Math.round(value * 100) / 100);

/** An area. Without a colour it takes that of the group it stands in. */
export const area = (path: string, colour = "", how: Manner = {}) =>
  `<path d="${path}"${colour ? ` fill="${colour}"` : ""}${manner(how)}/>`;

/** A line. Without a colour it takes that of the group it stands in. */
export const line = (path: string, colour: string, width: number, how: Manner = {}) =>
  `<path d="${path}" fill="none"${colour ? ` stroke="${colour}"` : ""} stroke-width="${width}"${manner(how)}/>`;

/** A limb, a stick, a rope: a line with a dark line around it. */
export const limb = (path: string, colour: string, width = 6, edge = 4) =>
  line(path, KEYLINE, width + edge) + line(path, colour, width);

export const disc = (x: number, y: number, radius: number, colour: string, how: Manner = {}) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"${manner(how)}/>`;

export const oval = (x: number, y: number, across: number, down: number, colour: string, how: Manner = {}) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(down)}" fill="${colour}"${manner(how)}/>`;

export const box = (x: number, y: number, width: number, height: number, colour: string, how: Manner = {}) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${colour}"${manner(how)}/>`;

/** A circle that is only a line. */
export const ring = (x: number, y: number, radius: number, colour: string, width: number) =>
  disc(x, y, radius, "none", { edge: width, edgeColour: colour });

/** A star or a burst: its points reach as far as `outer`, the dents between them come in to `inner`. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  colour: string,
  { turn = 0, ...how }: Manner & { turn?: number } = {},
) {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const radius = corner % 2 ? inner : outer;
    const angle = turn + (corner * Math.PI) / points;
    return `${Math.round(x + radius * Math.sin(angle))},${Math.round(y - radius * Math.cos(angle))}`;
  });
  return area(`M${corners.join(" ")}Z`, colour, how);
}

/** Where and how something is put: at x and y, as large as `scale`, turned clockwise by degrees, or mirrored. */
export interface Place {
  scale?: number;
  turn?: number;
  mirrored?: boolean;
}

export function put(x: number, y: number, drawing: string, { scale = 1, turn = 0, mirrored = false }: Place = {}) {
  const size = mirrored ? ` scale(${short(-scale)} ${short(scale)})` : scale === 1 ? "" : ` scale(${short(scale)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ""}${size}">${drawing}</g>`;
}

/** A way to move a point. */
export type Move = (x: number, y: number) => readonly [x: number, y: number];

/** Moves what stands at 0,0 to its place. */
export function moveTo(x: number, y: number, { scale = 1, turn = 0, mirrored = false }: Place = {}): Move {
  const angle = (turn * Math.PI) / 180;
  const [along, aside] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return (right, below) => {
    const across = mirrored ? -right : right;
    return [x + across * along - below * aside, y + across * aside + below * along];
  };
}

/**
 * A path with each of its points moved, told in steps, which are shorter than points. The path itself is told in
 * absolute points and the commands M, L, C, Q and Z alone.
 */
export function moved(path: string, move: Move, exact = 1): string {
  let here = [0, 0];
  return path.replace(/([MLCQ])([^MLCQZ]*)/g, (_, command: string, told: string) => {
    const points = [...told.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) =>
      move(Number(x), Number(y)).map((value) => Math.round(value * exact) / exact),
    );
    const whole = { C: 3, Q: 2 }[command] ?? 1;
    let steps = "";
    points.forEach((point, place) => {
      const begins = command === "M" && place === 0;
      const step = begins ? point : point.map((value, axis) => value - here[axis]!);
      steps += (command === "M" && place === 1 ? "l" : "") + stepped(step);
      if ((place + 1) % whole === 0) here = point;
    });
    return (command === "M" ? "M" : command.toLowerCase()) + steps.trimStart();
  });
}

function stepped(step: readonly number[]): string {
  return step.map((value) => (value < 0 ? short(value) : ` ${short(value)}`)).join("");
}

/** Shapes that share something: a colour, a line, how clearly they are seen. */
export const together = (what: Record<string, string | number>, drawing: string) =>
  `<g${Object.entries(what)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}>${drawing}</g>`;

/** A whole drawing, which fills its frame and is cut where it is too large for it. */
export const sheet = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" ` +
  `stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;
