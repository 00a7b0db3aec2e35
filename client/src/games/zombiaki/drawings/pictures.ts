/** What is drawn for the street, as addresses of images: each is made once, however often it is shown. */

import { dog, OUTFITS, POSES, zombie } from "../../../art/dead";
import type { Side } from "../street";
import { farEnd, nearEnd, skylineStrip } from "./ends";
import { held } from "./hostages";
import { road } from "./road";
import { fire, net, SHEET, thing } from "./things";

const made = new Map<string, string>();

/** The address of a drawing. Who asks for it a second time gets the same one. */
function once(name: string, draw: () => string): string {
  const known = made.get(name);
  if (known) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  made.set(name, address);
  return address;
}

/** A sheet that is shown whole. */
const sheet = (left: number, width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" ` +
  `stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;

/** The sheet of a zombie has room for an arm that it stretches out; its feet are in the middle. */
const standing = (drawing: string) => sheet(-15, 130, 130, drawing);

/** Who it is, is told by a number: no two of fifteen that come after one another look the same. */
export function zombiePicture(number: number, shielded: boolean): string {
  const [outfit, pose] = [OUTFITS[number % OUTFITS.length]!, POSES[number % POSES.length]!];
  const person = shielded ? held(number) : "";
  const mirrored = number % 2 === 1;
  return once(`zombie ${number % 30} ${shielded}`, () => standing(zombie({ outfit, pose, mirrored }) + person));
}

export const dogPicture = () => once("dog", () => sheet(0, 110, 70, dog()));
export const netPicture = () => once("net", () => standing(net()));
export const firePicture = () => once("fire", () => sheet(0, ...SHEET, fire()));
export const thingPicture = (name: string) => once(name, () => sheet(0, ...SHEET, thing(name)));

export const skyline = () => once("skyline", skylineStrip);

/** The street as it looks from a side's end of it: the road, what is beyond it, and what is on this side of it. */
export function scenery(near: Side): readonly [road: string, far: string, near: string] {
  const far = near === "humans" ? "zombies" : "humans";
  return [
    once(`road ${near}`, () => road(near)),
    once(`far ${far}`, () => farEnd(far)),
    once(`near ${near}`, () => nearEnd(near)),
  ];
}
