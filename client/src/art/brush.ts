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

/** Shapes that share something: a colour, a line, how clearly they are seen. */
export const together = (what: Record<string, string | number>, drawing: string) =>
  `<g${Object.entries(what)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}>${drawing}</g>`;

/** A whole drawing, which fills its frame and is cut where it is too large for it. */
export const sheet = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" ` +
  `stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;
