/** The cover of Zombinion: three cards of a hunter's deck, and those they are meant for. */

import { area, box, disc, line, put } from "../../art/brush";
import { withShadow } from "../../art/crowd";
import { COVER, Picture } from "../../art/Picture";
import { moon, roofs, sky, stars } from "../../art/sky";

export function Cover() {
  return <Picture draw={drawing} {...COVER} />;
}

function drawing(): string {
  return (
    sky(COVER, ["#1a0f36", "#6a2f6e"]) +
    stars(400, 120, 40) +
    moon(84, 62, 34) +
    put(0, 104, roofs({ width: 400, height: 60, seed: 4, colour: "#1a1030" })) +
    area("M0,160H400V210H0Z", "#1a1030") +
    withShadow({ outfit: "farmer", pose: "rearing" }, 30, 222, 100) +
    withShadow({ outfit: "bride", pose: "rearing" }, 146, 220, 112) +
    withShadow({ outfit: "clerk", pose: "reaching", mirrored: true }, 84, 214, 118) +
    put(236, 130, card("#5d2a7a", HAND, 5), { turn: -16 }) +
    put(346, 132, card("#8a2b20", SHOTGUN, 3), { turn: 15 }) +
    put(291, 116, card("#a06a12", BULLETS, 6))
  );
}

/** A card, its middle at 0,0: a picture on top, lines of writing below, its price in the corner. */
function card(band: string, picture: string, price: number): string {
  return (
    box(-35, -52, 80, 116, "#000", { round: 9, opacity: 0.45 }) +
    box(-40, -58, 80, 116, "#efe2c4", { round: 9 }) +
    box(-35, -53, 70, 56, band, { round: 5 }) +
    picture +
    line("M-28,16h56M-28,27h48M-28,38h52", "#8a7448", 4) +
    disc(-30, -50, 12, "#ffc857", { edge: 2, edgeColour: "#3a2408" }) +
    `<text x="-30" y="-43.5" text-anchor="middle" font-family="Impact, 'Arial Narrow', sans-serif" font-weight="700" font-size="18" fill="#2a1d05">${price}</text>`
  );
}

const CREAM = "#fff2d4";
const BULLET = "v-20c0-8 3-13 6-16c3,3 6,8 6,16v20z";
const BULLETS = area(`M-23,-6${BULLET}M-6,-6${BULLET}M11,-6${BULLET}`, CREAM) + area("M-24,-10h50v3h-50z", "#8d6113");
const SHOTGUN = area("M-28,-36L20,-22L30,-24L31,-20L14,-12L6,-14L0,-5L-6,-7L-2,-17L-29,-32Z", CREAM);
const HAND = put(
  0,
  -8,
  area("M-8,6V-12L-20,-26L-15,-30L-5,-18L-7,-38L-1,-39L3,-20L11,-36L16,-33L9,-15L20,-22L23,-17L10,-4L9,6Z", CREAM) +
    line("M-20,7h40", CREAM, 4),
);
