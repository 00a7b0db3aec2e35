/**
 * Somebody's head and shoulders, 120 by 140: a warm lamp to the left, one hard shadow down the right of the face. Who
 * has died is the same person still, of another colour. A drawing that holds one is an image: it has names within it.
 */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import type { Features, HeadShape, Mouth, Nose, Tones } from "./features";
import { LATER_HEROES } from "./laterHeroes";
import { BASE_HEROES } from "./baseHeroes";

export const PORTRAIT = { width: 120, height: 140 };

const PEOPLE: Readonly<Record<string, Features>> = { ...BASE_HEROES, ...LATER_HEROES };

/** Everybody who has a face. */
export const PORTRAYED = Object.keys(PEOPLE);

function featuresOf(hero: string): Features {
  const found = PEOPLE[hero];
  if (!found) throw new Error(`nobody has drawn ${hero}`);
  return found;
}

/** The colour by which one knows somebody on the map. */
export const colourOf = (hero: string) => featuresOf(hero).colour;

const DEAD = { skin: "#93a981", shade: "#55694f", backdrop: ["#24331f", "#0b120c"] as const };

interface Head {
  shape: string;
  ears: readonly [left: number, right: number];
  neck: string;
}

const HEADS: Readonly<Record<HeadShape, Head>> = {
  woman: {
    shape: "M60,30C79,30 85,44 84,60 83,74 73,93 60,96 47,93 37,74 36,60 35,44 41,30 60,30Z",
    ears: [35, 85],
    neck: "M48,84H72V104L60,114 48,104Z",
  },
  man: {
    shape: "M60,28C81,28 87,43 86,59 86,74 79,90 68,96L52,96C41,90 34,74 34,59 33,43 39,28 60,28Z",
    ears: [34.5, 85.5],
    neck: "M48,84H72V104L60,114 48,104Z",
  },
  young: {
    shape: "M60,29C79,29 85,43 84,58 84,72 77,88 65,95L55,95C43,88 36,72 36,58 35,43 41,29 60,29Z",
    ears: [34.5, 85.5],
    neck: "M50,84H70V104L60,114 50,104Z",
  },
  broad: {
    shape: "M60,27C83,27 91,42 90,60 92,78 86,95 71,101L49,101C34,95 28,78 30,60 29,42 37,27 60,27Z",
    ears: [30, 90],
    neck: "M42,84H78V108L60,118 42,108Z",
  },
  round: {
    shape: "M60,30C82,30 89,44 88,60 90,80 78,98 60,100 42,98 30,80 32,60 31,44 38,30 60,30Z",
    ears: [32, 88],
    neck: "M45,86H75V106L60,116 45,106Z",
  },
};

const NOSES: Readonly<Record<Nose, string>> = {
  usual: "M58,60C58,66 55,70 54,73 57,76 62,76 65,74 64,68 61,64 61,60Z",
  broad: "M57,60C57,66 52,69 51,73 55,77 64,77 68,74 67,69 62,65 62,60Z",
  small: "M58,62C58,67 56,70 55,72 58,75 62,75 64,73 63,69 61,66 61,62Z",
  long: "M57,57C57,64 54,70 54,74 58,78 62,77 65,75 64,69 62,62 61,57Z",
};

const LIPS = "#a33b34";

const MOUTHS: Readonly<Record<Mouth, (lips: string, tones: Tones) => string>> = {
  lips: (lips) => fullLips(lips) + line("M53,80C57,81 63,81 67,80", "#5d1c1c", 1),
  wry: (lips) => fullLips(lips) + line("M52,80.5C57,81.5 64,81 69,78", "#5d1c1c", 1.3),
  smile: (lips) =>
    area("M51,79C55,78 58,78.5 60,79 62,78.5 65,78 69,79 66,86 54,86 51,79Z", lips) +
    area("M53.5,79.8C58,80.6 62,80.6 66.5,79.8 65,82.2 55,82.2 53.5,79.8Z", "#fff6ea"),
  flat: () => line("M54,87h12", "#5f3524", 2),
  beard: () =>
    area("M53,83C57,81 63,81 67,83 64,87 56,87 53,83Z", "#8a4436") + line("M52,83C57,84 63,84 68,83", "#2c120e", 1.5),
  grin: () =>
    area("M51,79.5C57,81 63,81 70,78.5 69,87 54,89 51,79.5Z", "#5a1f1c") +
    area("M52,80.2C57,81.5 63,81.3 69.5,79.3 69,83.5 55,84.5 52,80.2Z", "#fff8ec"),
  pick: () => line("M52,84C57,86 64,85.5 69,82", "#3f1d16", 2.6) + line("M66,83.5l17,4", "#f0dcae", 1.8),
  smirk: (_, { shade }) => line("M52,82C57,83.5 64,83 69,79", "#4b241c", 2.4) + line("M56,87h8", shade, 1.8),
  calm: (_, { shade }) => line("M52,82C57,84 63,84 68,81", "#4b241c", 2.4) + line("M55,86.5h9", shade, 1.8),
  grim: (_, { shade }) => line("M52,82C57,82 63,82 68,81", "#4b241c", 2.4) + line("M55,86.5h9", shade, 1.8),
};

const fullLips = (lips: string) =>
  area("M53,80C56,78 58,78.5 60,79.5 62,78.5 64,78 67,80 64,84.5 56,84.5 53,80Z", lips);

const EYES = [48.5, 71.5] as const;

function livingEyes({ woman, heavyLids = false }: Features): string {
  const lid = heavyLids ? 1.2 : 0;
  const [high, lash] = [(woman ? 55.5 : 57) + lid, (woman ? 54.5 : 56.3) + lid];
  return EYES.map((x, place) => {
    const white = `M${x - 6},61C${x - 3},${high} ${x + 3},${high} ${x + 6},61 ${x + 3},64.5 ${x - 3},64.5 ${x - 6},61Z`;
    return (
      area(white, place ? "#cdd2dc" : "#f7f4ec") +
      disc(x + 0.5, 60.4, 2.7, "#20263a") +
      disc(x - 0.5, 59.4, 0.9, "#fff") +
      line(`M${x - 6.5},61C${x - 3},${lash} ${x + 3},${lash} ${x + 6.5},60.5`, "#1c1420", woman ? 2 : 1.6)
    );
  }).join("");
}

const deadEyes = () => EYES.map((x) => oval(x, 61, 7, 6, "#141a12") + disc(x + 1, 61, 2.6, "#e9ffb8")).join("");

function brows({ woman, stern = false, brows: colour, browWidth, tones }: Features): string {
  if (!woman)
    return line("M41,54C45,49 51,50 56,53.5M64,53.5C69,50 75,49 79,54", colour ?? tones.hair, browWidth ?? 3.6);
  return stern
    ? line("M42,51C46,49.5 51,51 55,54M65,54C69,51 74,49.5 78,51", colour ?? tones.hair, 2.6)
    : line("M42,53C46,49.5 51,49.5 55,52M65,52C69,49.5 74,49.5 78,53", colour ?? tones.hair, 2.2);
}

const deadMouth = () =>
  area("M50,80C55,77 66,77 71,80 70,88 52,89 50,80Z", "#2a0f0c") +
  line("M53,80l2,3 2-3 2,3 2-3 2,3 2-3 2,3", "#d9d2ae", 1.4);

const scars = (covered: boolean) =>
  line(`${covered ? "M40,52l7-4 3,4 6-3" : "M42,34l6,8-3,6"}M74,84l6,6`, "#5a1512", 2.5) +
  area("M36,66c6,2 8,10 4,16z", "#5a1512", { opacity: 0.7 });

/** The shadow and the light on a face, cut at its edge. */
function modelled({ shape }: Head, { shade }: Tones, stubble: boolean): string {
  return (
    `<clipPath id="face"><path d="${shape}"/></clipPath><g clip-path="url(#face)">` +
    area("M64,20C68,44 60,54 66,60 70,66 69,71 66,74 70,82 64,90 62,102H100V20Z", shade, { opacity: 0.72 }) +
    area("M28,20H92V46C76,42 44,42 28,50Z", shade, { opacity: 0.35 }) +
    area("M44,90C52,97 68,97 78,88V104H42Z", shade, { opacity: 0.55 }) +
    (stubble ? area("M36,72C44,92 76,92 84,72V104H36Z", "#2a1c1c", { opacity: 0.16 }) : "") +
    line("M35,46C33,62 36,76 46,90", "#fff3d2", 3, { opacity: 0.38 }) +
    "</g>"
  );
}

function bust(features: Features, dead: boolean): string {
  const tones = dead ? { ...features.tones, skin: DEAD.skin, shade: DEAD.shade } : features.tones;
  const head = HEADS[features.head];
  const [left, right] = head.ears;
  return (
    (features.behind?.(tones) ?? "") +
    area(head.neck, tones.shade) +
    features.clothes(tones) +
    oval(left, 64, 4.5, 7, tones.skin) +
    oval(right, 64, 4.5, 7, tones.shade) +
    area(head.shape, tones.skin) +
    modelled(head, tones, features.stubble ?? false) +
    (features.freckles && !dead ? line("M43,69h0M47,71h0M51,69h0M45,73h0M70,70h0M74,69h0", tones.shade, 1.6) : "") +
    (features.old ? line("M51,73C47,76 46,80 47,84M43,66C46,68 50,68 53,67", tones.shade, 1.4, { opacity: 0.7 }) : "") +
    area(NOSES[features.nose ?? "usual"], tones.shade, { opacity: 0.62 }) +
    (dead ? deadEyes() : livingEyes(features) + brows(features)) +
    (features.beard?.(tones) ?? "") +
    (dead ? deadMouth() : MOUTHS[features.mouth](features.lips ?? LIPS, tones)) +
    features.before(tones) +
    (dead ? scars(features.covered ?? false) : "")
  );
}

/** The colours behind somebody, and the light of a lamp, or of nothing that lives. */
function backdrop({ backdrop: [high, low], motif }: Features, dead: boolean): string {
  const [above, below] = dead ? DEAD.backdrop : [high, low];
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/>` +
    `</linearGradient><radialGradient id="lamp" cx=".22" cy=".2" r=".9"><stop stop-color="${dead ? "#b9f27a" : "#ffdf9a"}" ` +
    `stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>` +
    box(0, 0, 120, 140, "url(#sky)") +
    motif +
    box(0, 0, 120, 140, "url(#lamp)")
  );
}

/** A hero's portrait. */
export function portrait(hero: string, dead = false): string {
  const features = featuresOf(hero);
  return backdrop(features, dead) + bust(features, dead);
}

/** The ring around a zombie hero is of the colour of the dead. */
const ROT = "#8fce5a";

/** A hero as one stands on the map, 120 wide and high: the face in a disc with a ring; that of the dead has teeth. */
export function medallion(hero: string, dead = false, ring = dead ? ROT : colourOf(hero)): string {
  const features = featuresOf(hero);
  return (
    disc(60, 60, 59, "#0a0d18") +
    '<clipPath id="disc"><circle cx="60" cy="60" r="52"/></clipPath><g clip-path="url(#disc)">' +
    put(-2, (features.lowered ?? 0) - 14, portrait(hero, dead), { scale: 1.03 }) +
    "</g>" +
    disc(60, 60, 53, "none", { edge: 10, edgeColour: ring }) +
    (dead ? teeth(ring) : "")
  );
}

/** Points that go around a ring. */
function teeth(colour: string): string {
  const points = Array.from({ length: 12 }, (_, place) => {
    const angle = (place * Math.PI) / 6;
    const point = (far: number, aside: number) =>
      `${Math.round(60 + Math.sin(angle + aside) * far)} ${Math.round(60 - Math.cos(angle + aside) * far)}`;
    return `M${point(50, -0.13)}L${point(37, 0)}L${point(50, 0.13)}Z`;
  });
  return area(points.join(""), colour);
}
