/** The living: they have warm skin and coats in clear colours. */
import { area, box, disc, line, together } from "./brush";

export const SKIN = "#e9b48f";
export const DARK_SKIN = "#8d5a3c";
export const FAIR_SKIN = "#f2cba8";

export interface Living {
  skin: string;
  coat: string;
  hair: string;
  legs?: keyof typeof LEGS;
  /** Where they look: to the left, at us, to the right; or away from us. */
  look?: -1 | 0 | 1 | "away";
}

const LEGS = {
  standing: "M-12-44-13 0H-2L0-30 3 0H14L12-44z",
  running: "M-11-46-16-24-32-10-27-3-7-16 0-32 14-20 12-2H22L25-24 12-46z",
  kneeling: "M-12-44-14-6H10L10-12-2-14 0-28 16-24 16 0H28L25-32 12-44z",
  unseen: "",
};

/** Somebody without arms, 100 high, the feet at 0,0; what the arms do, the picture says. */
export function living({ skin, coat, hair, legs = "standing", look = 0 }: Living): string {
  return (
    together(
      { fill: skin },
      (LEGS[legs] && area(LEGS[legs], "#28304e")) +
        area("M-15-71C-8-76 8-76 15-71L16-40H-16z", coat) +
        area("M2-75 15-71 16-40H2z", "#0b1020", { opacity: 0.28 }) +
        area("M-4-82H4V-73H-4z") +
        '<circle cy="-89" r="11.5"/>',
    ) +
    (look === "away"
      ? line("M-5-91H5", hair, 15)
      : line(`M${-4 + look * 4}-87h0M${5 + look * 4}-87h0`, "#20263a", 3.2) + line("M-8-94Q0-101 8-94", hair, 7))
  );
}

/** An arm along a path, with a hand at its end. */
export function arm(path: string, coat: string, skin = SKIN): string {
  const [y = "0", x = "0"] = (path.match(/-?[\d.]+/g) ?? []).reverse();
  return line(path, coat, 8.5) + disc(Number(x), Number(y), 5, skin);
}

/** A fist around something upright: first sleeve and palm, then what it holds, then its fingers. */
export const palm = (sleeve: string, shade = "#b97a5c") =>
  area("M-17 14-24 70H18L14 14z", sleeve) +
  area("M-18 16-20 26H17L15 14z", "#dfe6f5", { opacity: 0.3 }) +
  box(-17, -20, 34, 40, shade, { round: 10 });
export const fingers = (skin = SKIN) =>
  line("M-8-15H13M-9-5H15M-9 5H14M-8 14H11", skin, 9) + line("M-13-14V10", skin, 8);
