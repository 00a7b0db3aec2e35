/** What is seen when a game is over: dawn for who has won, a blood moon for who has lost, a quiet night for the rest. */

import { withShadow } from "../art/crowd";
import type { Zombie } from "../art/dead";
import { addressOf } from "../art/Picture";

export type Mood = "dawn" | "blood" | "night";

const WIDTH = 1280;
const HEIGHT = 430;

/** Roofs of the town from left to right: where a house ends, how high it is, and whether it has a gable or a chimney. */
type House = readonly [end: number, height: number, roof?: "gable" | "chimney"];

const FAR: readonly House[] = [
  [90, 62, "gable"],
  [170, 34],
  [262, 78, "chimney"],
  [330, 50, "gable"],
  [420, 88],
  [500, 44, "chimney"],
  [570, 96],
  [640, 58, "gable"],
  [760, 40],
  [880, 84],
  [950, 52, "gable"],
  [1040, 70, "chimney"],
  [1120, 46],
  [1200, 92, "gable"],
  [WIDTH, 60],
];
const NEAR: readonly House[] = [
  [120, 34],
  [200, 58, "gable"],
  [330, 24, "chimney"],
  [450, 46],
  [540, 64, "gable"],
  [700, 30, "chimney"],
  [820, 50],
  [930, 26, "gable"],
  [1060, 62, "chimney"],
  [1180, 38],
  [WIDTH, 54, "gable"],
];

/** The outline of houses that stand on a line. */
export function skyline(houses: readonly House[], ground: number): string {
  let left = 0;
  const parts = [`M0,${ground}`];
  for (const [end, height, roof] of houses) {
    const top = ground - height;
    const middle = (left + end) / 2;
    parts.push(`L${left},${top}`);
    if (roof === "gable") parts.push(`L${middle},${top - 22}`);
    if (roof === "chimney") parts.push(`H${middle} v-20 h12 v20`);
    parts.push(`H${end}`);
    if (roof === "gable") parts.splice(-1, 1, `L${end},${top}`);
    left = end;
  }
  return [...parts, `V${ground} Z`].join(" ");
}

const SUN = { x: 900, y: 372 };
const RAYS = 17;
const REACH = 1300;

/** Rays of the sun over the horizon. */
export function rays(): string[] {
  return Array.from({ length: RAYS }, (_, place) => {
    const angle = Math.PI + (place / (RAYS - 1)) * Math.PI;
    const at = (turned: number) =>
      `${Math.round(SUN.x + Math.cos(turned) * REACH)},${Math.round(SUN.y + Math.sin(turned) * REACH)}`;
    return `M${SUN.x},${SUN.y} L${at(angle)} L${at(angle + 0.07)} Z`;
  });
}

/** Who comes nearer under the blood moon: where their feet are, and how tall they stand. */
const HORDE: readonly (readonly [x: number, y: number, tall: number, who: Zombie])[] = [
  [740, 404, 118, { outfit: "farmer", pose: "reaching" }],
  [1215, 406, 130, { outfit: "worker", pose: "rearing", mirrored: true }],
  [820, 414, 156, { outfit: "bride", pose: "beckoning", mirrored: true }],
  [1130, 420, 176, { outfit: "buried", pose: "reaching" }],
  [926, 426, 198, { outfit: "worker", pose: "rearing" }],
  [1035, 430, 218, { outfit: "clerk", pose: "rearing", mirrored: true }],
];

const STARS: readonly (readonly [x: number, y: number])[] = [
  [80, 60],
  [190, 130],
  [260, 40],
  [370, 95],
  [480, 30],
  [560, 150],
  [650, 70],
  [730, 25],
  [800, 170],
  [1010, 40],
  [1090, 140],
  [1180, 70],
  [1245, 190],
];

export function Scene({ mood }: { mood: Mood }) {
  return (
    <div class="ending-sky">
      <svg
        class="ending-scene"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        {mood === "dawn" && <Dawn />}
        {mood === "blood" && <BloodMoon />}
        {mood === "night" && <QuietNight />}
        <path class="ending-far" d={skyline(FAR, HEIGHT)} />
        {mood === "blood" && <Horde />}
        <path class="ending-near" d={skyline(NEAR, HEIGHT)} />
      </svg>
    </div>
  );
}

function Dawn() {
  return (
    <>
      {rays().map((ray) => (
        <path key={ray} d={ray} fill="#fff1c4" opacity="0.13" />
      ))}
      <circle cx={SUN.x} cy={SUN.y} r="190" fill="#ffe08a" opacity="0.3" />
      <circle cx={SUN.x} cy={SUN.y} r="128" fill="#fff3c4" />
    </>
  );
}

function BloodMoon() {
  return (
    <>
      <circle cx="960" cy="130" r="176" fill="#ff5a3a" opacity="0.1" />
      <circle cx="960" cy="130" r="92" fill="#c9402c" />
      <circle cx="932" cy="110" r="20" fill="#a02c1e" />
      <circle cx="990" cy="156" r="26" fill="#a02c1e" />
    </>
  );
}

function QuietNight() {
  return (
    <>
      {STARS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" fill="#dfe8ff" opacity="0.7" />
      ))}
      <circle cx="960" cy="120" r="110" fill="#a9c7ff" opacity="0.08" />
      <circle cx="960" cy="120" r="56" fill="#dfe8ff" />
      <circle cx="984" cy="106" r="50" fill="#131a30" opacity="0.9" />
    </>
  );
}

/** The dead as all of the table draws them; what little light there is comes from behind. */
function Horde() {
  return <image class="ending-horde" href={addressOf(horde, WIDTH, HEIGHT)} width={WIDTH} height={HEIGHT} />;
}

function horde(): string {
  return HORDE.map(([x, y, tall, who]) => withShadow(who, x, y, tall)).join("");
}
