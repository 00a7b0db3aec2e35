/** Where pictures play: a street, a churchyard, a workbench; each 240 wide and 150 high. */
import { area, box, line, oval } from "./brush";
import { cone, hangingLamp, LAMP, smallMoon } from "./light";

/** The sky from its height down to the horizon, in flat bands. */
export function bandedSky(high: string, low: string): string {
  const bands = 5;
  const mixed = (part: number) =>
    [1, 3, 5].map((at) => {
      const [above, below] = [high, low].map((colour) => parseInt(colour.slice(at, at + 2), 16)) as [number, number];
      return Math.round(above + (below - above) * part);
    });
  return Array.from({ length: bands }, (_, band) => {
    const colour = `#${mixed(band / (bands - 1))
      .map((value) => value.toString(16).padStart(2, "0"))
      .join("")}`;
    return box(0, band * 30, 240, 150 - band * 30, colour);
  }).join("");
}

/** What one stands on, from y down. */
export const floor = (y: number, colour: string) => box(0, y, 240, 150 - y, colour);

/** The roofs of the town before the sky, standing on y. */
export const town = (y: number, colour = "#0c1122") =>
  area(
    `M0 ${y}v-22h18v-12l11-9 11 9v12h16v-34h22v34h14v-16h26v-10h8v10h10v18h14v-32l13-11 13 11v32h20v-20h16v-12h8v12h20V150H0z`,
    colour,
  );

/** Pines before the sky, standing on y. */
export function pines(y: number, colour = "#0a1a20"): string {
  const trees = [
    [6, 92],
    [40, 66],
    [70, 100],
    [104, 58],
    [142, 62],
    [176, 104],
    [208, 70],
    [236, 96],
  ] as const;
  const tree = ([x, tall]: (typeof trees)[number]) => {
    const tier = Math.round(tall / 3);
    return `M${x} ${y - tall}l10 ${tier}h-4l9 ${tier}h-5l10 ${tier}h-40l10-${tier}h-5l9-${tier}h-4z`;
  };
  return area(trees.map(tree).join(""), colour) + floor(y - 2, colour);
}

/** A bench to lay things on, under a lamp at x. */
export const workbench = (x: number) =>
  hangingLamp(x) +
  cone(x, 22, x - 92, x + 92, 124) +
  floor(116, "#4b2f1f") +
  area("M0 116h240v5H0z", "#7b5030") +
  oval(x, 133, 84, 12, "#ffcf7a", { opacity: 0.22 });

/** A room: its wall, and its floor from 112 down. */
export const room = (wall: string, ground: string) =>
  box(0, 0, 240, 150, wall) + floor(112, ground) + area("M0,108H240V113H0Z", "#241c2c");

interface Street {
  /** Where the moon stands; nowhere if null. */
  moonAt?: number | null;
  above?: string;
  haze?: string;
}

/** A street at night, with lit windows. */
export const street = ({ moonAt = 206, above = "#1a2450", haze = "#253366" }: Street = {}) =>
  box(0, 0, 240, 150, above) +
  area("M0,58H240V112H0Z", haze) +
  (moonAt === null ? "" : smallMoon(moonAt, 26)) +
  area("M0,110V66h22V54h20v18h14V46h26v26h36v-9h24v-9h14v22h20V58h28v16h16V64h20v46Z", "#111938") +
  area("M8,74h5v6h-5zM64,56h5v6h-5zM146,64h5v6h-5zM196,68h5v6h-5z", LAMP, { opacity: 0.8 }) +
  area("M0,106H240V150H0Z", "#343f64") +
  area("M0,106H240V111H0Z", "#4a5681") +
  line("M4,134h30M74,134h30M144,134h30M214,134h30", "#4a5681", 3);

/** Gravestones, each with its left edge at one of `places`. */
export const gravestones = (places: readonly number[], y = 98, lit = "#7487ab", shaded = "#4a5b7c") =>
  area(places.map((x) => `M${x},${y}v-22a11,11 0 0 1 22,0v22z`).join(""), lit) +
  area(places.map((x) => `M${x + 14},${y}v-32a11,11 0 0 1 8,10v22z`).join(""), shaded);

/** The churchyard, with gravestones at `places`. */
export const churchyard = (places: readonly number[], moonAt: number | null = 206) =>
  box(0, 0, 240, 150, "#152a44") +
  area("M0,52H240V100H0Z", "#1d3a56") +
  (moonAt === null ? "" : smallMoon(moonAt, 26)) +
  area("M0,84Q60,62 120,82T240,74V150H0Z", "#183530") +
  (places.length ? gravestones(places) : "") +
  area("M0,94Q70,86 130,96T240,92V150H0Z", "#2c4a3a") +
  line("M62,114l-3-7M66,114l2-8M96,144l-3-6M196,116l-3-6M200,116l3-7", "#47704f", 2.4);
