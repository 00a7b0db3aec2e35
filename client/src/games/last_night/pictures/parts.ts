/** What several pictures of Last Night on Earth have in them. */

import { area, box, disc, line, oval, put, ring } from "../../../art/brush";
import { MOONLIGHT, ROT, ROT_SHADE } from "../../../art/dead";
import { HOT } from "../../../art/light";
import { fingers, palm } from "../../../art/living";
import { DARK_STEEL, DARK_WOOD, GLINT, STEEL, WOOD } from "../../../art/things";

/** Skin of those who have been dead for longer. */
export const ROT_PALE = "#7f9f70";

/** Where something hits, about 0,0; and where a shot leaves a barrel at 0,0 to the right. */
export const STAR = "M0-40 8-14 32-28 16-4 42 6 14 10 22 36 2 18-14 40-12 14-40 18-18 2-38-18-12-12z";
const BURST = "M0 0 14-22 16-6 38-24 30-2 52 0 30 8 40 26 18 12 14 30 6 8z";

export const muzzleFlash = (x: number, y: number, scale: number, turn = 0) =>
  put(x, y, area(BURST, "#ff9a2c") + put(4, 1, area(BURST, HOT), { scale: 0.6 }), { scale, turn });

/** A revolver that points to the right, 134 long; what it is made of can be told. */
export const sixShooter = ({ frame = DARK_STEEL, barrel = STEEL, drum = "#56648f", shine = GLINT } = {}) =>
  area("M4 30 36 36 28 56 16 96-24 92Q-20 66-4 44z", WOOD) +
  area("M4 30 14 32Q0 56-14 92L-24 91Q-20 66-4 44z", "#c08a4e") +
  area("M0 6 8-8 18-6 14 6z", frame) +
  box(8, 2, 74, 34, frame, { round: 4 }) +
  box(68, 2, 66, 17, barrel) +
  box(8, 0, 126, 4, shine) +
  box(80, 20, 40, 7, frame, { round: 3 }) +
  area("M124-6H132V2H120z", barrel) +
  box(34, 0, 40, 38, drum, { round: 7 }) +
  box(34, 2, 40, 7, shine, { round: 4 }) +
  line("M38 17H66M38 28H66", frame, 4.5) +
  line("M40 38q2 20 20 16 9-3 8-16", frame, 4.5) +
  line("M52 38q-2 7 3 11", shine, 3);

/** A head and shoulders: the chin at 0,0, the shoulders down to 84; the hair and all that the face wears is told. */
export const bust = (skin: string, coat: string, hair: string, eyes = "#20263a") =>
  area("M-62 84C-62 44-40 26-14 20H14C40 26 62 44 62 84z", coat) +
  area("M8 20H14C40 26 62 44 62 84H20z", "#0b1020", { opacity: 0.25 }) +
  area("M-12-6H12V22Q0 34-12 22z", skin) +
  area("M-12 2Q0 14 12 2V12Q0 22-12 12z", "#3a1a10", { opacity: 0.25 }) +
  oval(-29, -26, 5, 8, skin) +
  oval(29, -26, 5, 8, skin) +
  area("M-28-40C-28-66 28-66 28-40V-22C28 0 14 10 0 10-14 10-28 0-28-22z", skin) +
  disc(-11, -27, 3.4, eyes) +
  disc(11, -27, 3.4, eyes) +
  hair +
  line("M-60 70C-56 48-42 34-28 28", MOONLIGHT, 2.5, { opacity: 0.5 });

/** Glasses on a bust. */
export const glasses = (colour: string, width: number) =>
  ring(-11, -26, 9, colour, width) + ring(11, -26, 9, colour, width) + line("M-2-26H2", colour, width);

/** A face that fills a picture, without anything on it. */
export const faceShape = (skin: string) =>
  area("M82 62C80 26 100 14 120 14 140 14 160 26 158 62 158 96 146 128 120 128 94 128 82 96 82 62z", skin);

/** The shoulders below a head of the dead. */
export const deadShoulders = (coat: string) => area("M-34 18Q-30-8-8-14H10Q32-8 34 18z", coat);

export const plaster = (x: number, y: number, turn: number, scale = 1) =>
  put(
    x,
    y,
    box(-26, -9, 52, 18, "#f3d7b0", { round: 9 }) +
      box(-9, -9, 18, 18, "#d9ae7c", { round: 2 }) +
      line("M-4-3h0M4-3h0M-4 4h0M4 4h0M-18 0h0M18 0h0", "#a87648", 2.6),
    { turn, scale },
  );

/** A red cross, or one of another colour, `size` from its middle to each end. */
export function cross(x: number, y: number, size: number, colour: string): string {
  const half = size * 0.4;
  return box(x - half, y - size, 2 * half, 2 * size, colour) + box(x - size, y - half, 2 * size, 2 * half, colour);
}

/** A stick of dynamite. */
export const stick = () =>
  box(-10, -36, 20, 78, "#d2402f", { round: 3 }) +
  box(-10, -36, 7, 78, "#f58a6a", { round: 3 }) +
  box(-10, -14, 20, 5, "#8f2a20") +
  box(-10, 24, 20, 5, "#8f2a20") +
  oval(0, -36, 10, 3.5, "#f1c08a");

export const crate = (width: number, height: number) =>
  box(0, 0, width, height, WOOD) +
  area(`M0 0H${width}V5H0z`, "#c08a4e") +
  line(`M0 ${height / 2}H${width}M${width * 0.3} 0V${height}M${width * 0.7} 0V${height}`, DARK_WOOD, 2);

/** A hammer, its head up: the foot of its handle at 0,0, 100 high, what it strikes with to the left. */
export const hammer = () =>
  area("M-6 0-5-84H5L6 0Q0 4-6 0z", WOOD) +
  area("M-6 0-5-84H-1L-1 1z", "#d9a566") +
  box(-8, -40, 16, 42, "#c8302a", { round: 5 }) +
  box(-8, -40, 6, 42, "#ff8a72", { round: 3 }) +
  area("M-30-104H-16L-12-100H12Q30-100 38-84 22-90 12-82H-12L-16-78H-30z", STEEL) +
  area("M-30-104H-16L-12-100H12Q24-100 32-92 20-96 12-94H-30z", "#c3d0f0");

/** A nail with its point at 0,0, 40 high. */
export const nail = () =>
  area("M-3-38H3V-9L0 0-3-9z", "#aab8dc") +
  box(-3, -38, 2.5, 29, "#e9f0ff") +
  box(-9, -42, 18, 5, "#dbe6ff", { round: 2 });

/** A rifle with a scope that points to the right, 200 long; `stock` and its lit edge are of wood if nothing else is told. */
export const rifle = (stock = WOOD, lit = "#c98d50") =>
  area("M0 14 52 0H134V14H74L60 18 46 20 6 42Q-2 42-3 34z", stock) +
  area("M0 14 52 0H134V5H54L1 22z", lit) +
  box(66, -6, 50, 10, DARK_STEEL, { round: 2 }) +
  box(110, -4, 92, 7, STEEL) +
  box(110, -4, 92, 2.5, GLINT) +
  area("M192-10H197V-4H190z", DARK_STEEL) +
  line("M80 4 86 12", GLINT, 4) +
  line("M64 18Q68 28 78 25T82 14", DARK_STEEL, 3.5) +
  box(74, -14, 6, 10, DARK_STEEL) +
  box(104, -14, 6, 10, DARK_STEEL) +
  area("M58-27H72L76-24H108L114-28H126V-10H114L108-14H76L72-11H58z", "#1a2036") +
  area("M58-27H72L76-24H108L114-28H126V-24H114L108-21H76L72-23H58z", GLINT);

/** A plank 184 long, nailed at both ends, its middle at 0,0. */
export const board = () =>
  box(-92, -12, 184, 23, WOOD, { round: 2 }) +
  box(-92, -12, 184, 4, "#d9a566", { round: 2 }) +
  line("M-80 0h0M80 0h0", "#11162a", 7);

/** A heart that fills a picture. */
export const heart = (lit: string, shaded: string) =>
  area("M120 138C76 108 50 84 50 54 50 18 104 8 120 42 136 8 190 18 190 54 190 84 164 108 120 138z", lit) +
  area("M120 138C164 108 190 84 190 54 190 36 176 24 162 22 176 60 150 104 120 138z", shaded);

/** A bat that stands on its knob at 0,0, 130 high. */
export const bat = () =>
  area("M-5 8-4-40C-4-62-13-84-11-112Q0-124 11-112C13-84 4-62 4-40L5 8z", "#c98d50") +
  area("M-5 8-4-40C-4-62-13-84-11-112Q-6-118-2-118-5-84-1-40L0 8z", "#f3c98c") +
  box(-9, 6, 18, 6, DARK_WOOD, { round: 3 }) +
  line("M-5-8H5M-5-16H5M-5-24H5", "#3a2419", 4);

/** A pitchfork with its tines up, from 60 below 0,0 to 70 above it. */
export const fork = (iron: string, shine: string) =>
  line("M0 60V-14", WOOD, 8) +
  line("M-2 60V-14", "#c08a4e", 2.5) +
  line("M-30-66V-34Q-30-16 0-16T30-34V-66M0-16V-70", iron, 6) +
  line("M-31-66V-34Q-31-22-22-19M-1-70V-18M29-66V-36", shine, 2.5) +
  box(-6, -20, 12, 16, DARK_STEEL, { round: 2 });

interface Axe {
  handle: string;
  handleShine: string;
  head: string;
  headShine: string;
  back: string;
  edge: string;
}

/** An axe whose head is about 0,0 and whose handle goes to the right. */
export const axe = ({ handle, handleShine, head, headShine, back, edge }: Axe) =>
  line("M-12-4 90 30", handle, 12) +
  line("M-12-7 88 26", handleShine, 4) +
  area("M-8-20 12-16 8 10 18 40Q-12 56-46 44-30 24-26 2z", head) +
  area("M18 40Q-12 56-46 44L-42 35Q-12 46 14 28z", edge) +
  area("M-8-20 12-16 20-36 0-50z", back) +
  area("M-8-20 12-16 11-9-12-12z", headShine);

/** The axe of the fire brigade. */
export const redAxe = () =>
  axe({
    handle: "#d9a441",
    handleShine: "#ffe3a2",
    head: "#c8302a",
    headShine: "#ff7a66",
    back: "#a8241f",
    edge: "#e9f0ff",
  });

/** An axe for wood. */
export const steelAxe = () =>
  axe({
    handle: "#c98d50",
    handleShine: "#f3c98c",
    head: "#5c6a94",
    headShine: "#b8c4e0",
    back: "#3d4766",
    edge: "#f4f8ff",
  });

/** Once more: two arrows about 120,66. */
export const roundAgain = (colour: string) =>
  line("M72 84A52 52 0 0 1 154 27M168 48A52 52 0 0 1 86 105", colour, 7) +
  area("M148 12 172 38 140 40zM92 120 68 94 100 92z", colour);

/** Rays from 120,70 to all edges. */
export const rays = (colour: string, opacity = 0.3) =>
  area(
    "M120 70 0 0V30zM120 70 60-20H96zM120 70 144-20H180zM120 70 240 0V30zM120 70 0 90V130zM120 70 240 90V130z",
    colour,
    { opacity },
  );

/** A fist of the dead around something upright. */
export const rottenFist = (held: string, sleeve = "#4a4660") => palm(sleeve, ROT_SHADE) + held + fingers(ROT);

/** A face of the dead that fills a picture: its eyes are at 97,52 and 144,52. */
export const deadFace = () =>
  area("M120 4C160 4 172 34 170 66 168 90 164 150 120 150 76 150 72 90 70 66 68 34 80 4 120 4z", ROT) +
  area("M130 4C162 8 172 34 170 66 168 90 164 150 130 150 146 110 132 60 140 36z", "#12241a", { opacity: 0.32 }) +
  area(
    "M68 58C60 6 92-4 122-2 158-2 180 12 172 58 164 40 158 30 148 26 132 36 118 18 102 30 86 28 74 40 68 58z",
    "#231b20",
  ) +
  disc(97, 52, 15, "#11160f") +
  disc(144, 52, 14, "#11160f") +
  disc(98, 52, 6, "#f4ffb0") +
  disc(144, 52, 6, "#f4ffb0") +
  line("M80 36 108 42M162 36 134 42", "#3d5132", 6);

/** A drop whose point is at 0,0. */
export const DROP = "M0 0Q11 15 0 21-11 15 0 0z";

/** A sickle held upright at 0,0: its blade goes round above it. */
export const sickleBlade = (iron: string, shine: string) =>
  box(-6, -34, 12, 68, DARK_WOOD, { round: 4 }) +
  box(-6, -34, 5, 68, "#a06a38", { round: 3 }) +
  area("M-5-30C-52-48-50-104 4-104 28-104 44-92 50-74 36-88 20-94 4-92-32-88-30-52 5-40z", iron) +
  area("M-34-76C-28-96-10-104 4-104 28-104 44-92 50-74 38-92 22-98 4-97-14-97-28-90-34-76z", shine);
