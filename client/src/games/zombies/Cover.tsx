/** The cover of Zombies!!!: a town laid tile by tile, and the helicopter that takes the first of us away. */

import { area, box, disc, line, oval, put } from "../../art/brush";
import { withShadow } from "../../art/crowd";
import { COVER, Picture } from "../../art/Picture";
import { face } from "../../art/faces";
import { sky } from "../../art/sky";

export function Cover() {
  return <Picture draw={drawing} {...COVER} />;
}

const SIDE = 86;

function drawing(): string {
  return (
    sky(COVER, ["#0c2230", "#1c4a52"]) +
    `<g transform="translate(200 120) scale(1 .56) rotate(-32)">${town()}</g>` +
    searchlight() +
    put(290, 62, helicopter()) +
    withShadow({ outfit: "worker", pose: "rearing" }, 60, 196, 92) +
    withShadow({ outfit: "bride", pose: "beckoning" }, 28, 212, 90) +
    withShadow({ outfit: "farmer", pose: "reaching" }, 112, 206, 96) +
    survivor(212, 140, 28)
  );
}

function town(): string {
  const places = [-3, -2, -1, 0, 1, 2];
  return places.flatMap((row) => places.map((column) => put(column * SIDE, row * SIDE, tile(row, column)))).join("");
}

/** A tile with a road across or down, roofs beside it. */
function tile(row: number, column: number): string {
  const across = (row + column) % 2 !== 0;
  const crossing = (row * column) % 2 !== 0;
  return (
    box(0, 0, 82, 82, "#2a3448") +
    (across ? box(0, 28, 82, 26, "#555f78") : box(28, 0, 26, 82, "#555f78")) +
    (crossing ? box(28, 0, 26, 82, "#555f78") : "") +
    line(across ? "M4,41H78" : "M41,4V78", "#f1d77a", 2.5, { dashes: "8 7" }) +
    (across
      ? box(8, 58, 40, 20, "#4a3a52") + box(56, 4, 22, 20, "#3a5248")
      : box(4, 6, 20, 40, "#524038") + box(58, 40, 20, 36, "#384a60"))
  );
}

function searchlight(): string {
  return area("M262,66L176,164H290Z", "#ffe9a8", { opacity: 0.18 });
}

function helicopter(): string {
  return (
    area("M-44,0C-44,-20 -10,-24 14,-20L84,-12V-4L22,6C6,18 -36,18 -44,0Z", "#b5402f") +
    area("M-44,0C-42,-16 -24,-20 -12,-20L-14,4Z", "#9cc8ff") +
    line("M-80,-32H72", "#dfe6f5", 4) +
    line("M-4,-32v10", "#222222", 4) +
    line("M78,-26l10,28", "#dfe6f5", 3) +
    line("M-36,22H26M-22,14v8M12,12v10", "#20242e", 3.5)
  );
}

function survivor(x: number, y: number, radius: number): string {
  return (
    oval(x, y + radius, radius * 0.95, radius * 0.3, "#000", { opacity: 0.5 }) +
    disc(x, y, radius, "#4d1b22", { edge: 4, edgeColour: "#ff6f64" }) +
    `<clipPath id="ring"><circle cx="${x}" cy="${y}" r="${radius - 2}"/></clipPath>` +
    `<g clip-path="url(#ring)">${put(x - radius, y - radius * 0.95, face("player"), { scale: radius / 60 })}</g>`
  );
}
