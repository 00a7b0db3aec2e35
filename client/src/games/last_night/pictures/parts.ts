/** What several pictures of Last Night on Earth have in them. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { MOONLIGHT } from "../../../art/dead";
import { DARK_WOOD, WOOD } from "../../../art/things";

/** Skin of those who have been dead for longer. */
export const ROT_PALE = "#7f9f70";

/** Where something hits, about 0,0; and where a shot leaves a barrel at 0,0 to the right. */
export const STAR = "M0-40 8-14 32-28 16-4 42 6 14 10 22 36 2 18-14 40-12 14-40 18-18 2-38-18-12-12z";
export const BURST = "M0 0 14-22 16-6 38-24 30-2 52 0 30 8 40 26 18 12 14 30 6 8z";

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
