/** The sky over the first screen, the town, and who comes over the hill: by night before the moon, by day before the sun. */

import { area, disc, put } from "../art/brush";
import { withShadow } from "../art/crowd";
import type { Zombie } from "../art/dead";
import { Picture } from "../art/Picture";
import { moon, roofs, stars } from "../art/sky";
import { isLight } from "./Looks";

const WIDTH = 1440;
const HEIGHT = 320;
/** How large the moon and the sun are drawn, with their haze. */
const DISC = 230;

export function Ridge() {
  const light = isLight();
  return (
    <div class="landing-ridge" aria-hidden="true">
      {!light && <Picture draw={starlit} width={WIDTH} height={HEIGHT} />}
      <span class="landing-light">
        <Picture draw={light ? sun : fullMoon} width={DISC} height={DISC} />
      </span>
      <Picture draw={light ? byDay : byNight} width={WIDTH} height={HEIGHT} />
    </div>
  );
}

function starlit(): string {
  return stars(WIDTH, HEIGHT, 160);
}

function fullMoon(): string {
  return moon(DISC / 2, DISC / 2, 50);
}

function sun(): string {
  return disc(DISC / 2, DISC / 2, 112, "#fff3cf", { opacity: 0.4 }) + disc(DISC / 2, DISC / 2, 52, "#fff6dc");
}

function byNight(): string {
  return town("#20244a", "#0b1020", false) + comers();
}

function byDay(): string {
  return town("#dcc2ae", "#b79d92", true) + comers();
}

function town(far: string, near: string, dark: boolean): string {
  return (
    put(0, 150, roofs({ width: WIDTH, height: 130, seed: 31, colour: far, dark })) +
    put(0, 206, roofs({ width: WIDTH, height: 90, seed: 12, colour: near, dark })) +
    area("M0,292C300,282 560,276 800,284 1040,276 1240,286 1440,280V320H0Z", near)
  );
}

const COMERS: readonly [number, number, number, Zombie][] = [
  [712, 300, 84, { outfit: "worker", pose: "reaching" }],
  [772, 296, 74, { outfit: "farmer", pose: "rearing" }],
  [858, 304, 112, { outfit: "clerk", pose: "rearing" }],
  [934, 300, 96, { outfit: "bride", pose: "beckoning" }],
  [1008, 304, 106, { outfit: "farmer", pose: "rearing", mirrored: true }],
  [1076, 298, 80, { outfit: "worker", pose: "reaching", mirrored: true }],
];

function comers(): string {
  return COMERS.map(([x, y, tall, who]) => withShadow(who, x, y, tall)).join("");
}
