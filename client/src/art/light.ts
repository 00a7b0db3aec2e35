/** Light, as flat discs and cones: it is warm, and it is the living's. */
import { area, disc, KEYLINE, line, oval, put, box, together } from "./brush";

export const WARM = "#ffb648";
export const LAMP = "#ffc857";
export const HOT = "#ffe9ad";
const NIGHT = "#0c1122";

/** What shines: discs upon each other, the brightest in the middle. */
export function light(x: number, y: number, radius: number, colour = WARM): string {
  const discs = [1, 0.76, 0.54, 0.34, 0.18].map(
    (part) => `<circle cx="${x}" cy="${y}" r="${Math.round(radius * part)}"/>`,
  );
  return together({ fill: colour, "fill-opacity": 0.13 }, discs.join(""));
}

/** Light on the ground. */
export const pool = (x: number, y: number, across: number, down: number, colour = WARM) =>
  oval(x, y, across, down, colour, { opacity: 0.26 }) + oval(x, y, across * 0.6, down * 0.6, colour, { opacity: 0.26 });

export const shadow = (x: number, y: number, across: number) =>
  oval(x, y, across, across * 0.2, "#05070f", { opacity: 0.5 });

/** A cone of light from x and y down to the width from `left` to `right`. */
export const cone = (x: number, y: number, left: number, right: number, foot: number) =>
  area(`M${x} ${y}L${left} ${foot}H${right}z`, "#ffd98a", { opacity: 0.18 }) +
  area(`M${x} ${y}L${Math.round(left * 0.7 + right * 0.3)} ${foot}H${Math.round(left * 0.3 + right * 0.7)}z`, HOT, {
    opacity: 0.16,
  });

/** A lamp that hangs from above. */
export const hangingLamp = (x: number, y = 22) =>
  light(x, y + 4, 52) +
  line(`M${x} -4V${y - 10}`, NIGHT, 2.5) +
  area(`M${x - 17} ${y}L${x - 6} ${y - 12}h12L${x + 17} ${y}z`, "#1b2440") +
  oval(x, y, 8, 3.5, HOT);

/** A lamp of the street, its post at x. */
export const streetLamp = (x: number, foot = 128) =>
  light(x - 18, 26, 58) +
  line(`M${x} ${foot}V26q0-10-10-10h-6`, "#0a0f1e", 4) +
  area(`M${x - 27} 24l5-8h9l5 8z`, "#0a0f1e") +
  oval(x - 18, 25, 7, 3, HOT);

/** A lamp that somebody has put on the ground. */
export const lantern = (x: number, y: number) =>
  pool(x + 10, y - 2, 50, 10) +
  light(x, y - 10, 46) +
  put(
    x,
    y,
    line("M-6,-20q6,-11 12,0", KEYLINE, 3) +
      box(-8, -20, 16, 20, LAMP, { edge: 3 }) +
      area("M0,-4q-5,-4 0,-11q5,7 0,11z", "#fff"),
  );

/** The moon, far and pale. */
export const smallMoon = (x: number, y: number, radius = 13) =>
  disc(x, y, radius * 2.1, "#cfe0ff", { opacity: 0.1 }) +
  disc(x, y, radius, "#f2eccb") +
  disc(x - radius * 0.3, y - radius * 0.4, radius * 0.2, "#d3cba0") +
  disc(x + radius * 0.4, y + radius * 0.2, radius * 0.26, "#d3cba0");

/** The few stars of a picture. */
export const fewStars = () =>
  line("M18 22h0M52 12h0M74 34h0M104 14h0M150 26h0M186 12h0M214 34h0M228 14h0M34 46h0", "#dfe8ff", 1.7, {
    opacity: 0.7,
  });
