/** What stands over every town: stars, the moon, roofs against the sky. The same each time. */

import { area, disc } from "./brush";

/** Numbers from 0 to 1 that look random, and are the same for the same seed. */
export function scattered(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
}

/** The sky itself, from its height down to the roofs. It names its colours, so it stands in drawings that are images. */
export function sky({ width, height }: { width: number; height: number }, colours: readonly string[]): string {
  const stops = colours.map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`);
  return (
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join("")}</linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`
  );
}

export function stars(width: number, height: number, count: number, seed = 7): string {
  const next = scattered(seed);
  const star = () =>
    disc(Math.round(next() * width), Math.round(next() * height), 0.5 + next(), "#dfe8ff", {
      opacity: Math.round(25 + next() * 60) / 100,
    });
  return Array.from({ length: count }, star).join("");
}

/** The full moon with its two rings of haze. */
export function moon(x: number, y: number, radius: number): string {
  const sea = (dx: number, dy: number, size: number) =>
    disc(x + dx * radius, y + dy * radius, size * radius, "#e5cc92");
  return (
    disc(x, y, 2.3 * radius, "#ffe6a6", { opacity: 0.1 }) +
    disc(x, y, 1.5 * radius, "#ffe6a6", { opacity: 0.16 }) +
    disc(x, y, radius, "#ffeec2") +
    sea(-0.3, -0.2, 0.22) +
    sea(0.3, 0.25, 0.3) +
    sea(0.2, -0.45, 0.13)
  );
}

interface Roofs {
  width: number;
  height: number;
  seed: number;
  colour: string;
  /** Nobody is at home. */
  dark?: boolean;
}

/** Houses side by side, standing on the lower edge, with a few lit windows. */
export function roofs({ width, height, seed, colour, dark = false }: Roofs): string {
  const next = scattered(seed);
  const within = (least: number, most: number) => Math.round(least + next() * (most - least));
  const walls: string[] = [];
  const windows: string[] = [];
  for (let x = -10; x < width;) {
    const wide = within(26, 80);
    const top = within(0.15 * height, 0.75 * height);
    walls.push(`M${x},${height}V${top}${gable(next(), x, top, wide, height)}V${height}Z`);
    for (let storey = 0; storey < 3 && !dark; storey++) {
      if (next() < 0.34)
        windows.push(`M${x + within(6, wide - 10)},${top + within(6, 0.5 * (height - top))}h4v5.5h-4z`);
    }
    x += wide - 2;
  }
  return area(walls.join(""), colour) + area(windows.join(""), "#ffc857", { opacity: 0.75 });
}

/** What a house has on top: a gable, a chimney, or nothing. */
function gable(kind: number, x: number, top: number, wide: number, height: number): string {
  if (kind < 0.3) return `L${x + Math.round(wide / 2)},${Math.round(top - height * 0.16)}L${x + wide},${top}`;
  const chimney = Math.round(height * 0.18);
  if (kind < 0.42) return `h${Math.round(wide * 0.4)}v${-chimney}h${Math.round(wide * 0.1)}v${chimney}H${x + wide}`;
  return `H${x + wide}`;
}

/** Graves in a row, moonlit from the left. */
export function graves(places: readonly number[], ground: number, size = 1): string {
  const stone = (x: number) =>
    `M${x},${ground}v${-16 * size}a${9 * size},${9 * size} 0 0 1 ${18 * size},0v${16 * size}z`;
  const shade = (x: number) =>
    `M${x + 10 * size},${ground}v${-24.5 * size}a${9 * size},${9 * size} 0 0 1 ${8 * size},${8.5 * size}v${16 * size}z`;
  return area(places.map(stone).join(""), "#697694") + area(places.map(shade).join(""), "#3f4b68");
}
