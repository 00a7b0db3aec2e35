/** The cover of Zombiaki!: the dead come down the street, and we stand behind the planks. */

import { area, box, line, put } from "../../art/brush";
import { withShadow } from "../../art/crowd";
import { COVER, Picture } from "../../art/Picture";
import { graves, moon, sky, stars } from "../../art/sky";

export function Cover() {
  return <Picture draw={drawing} {...COVER} />;
}

function drawing(): string {
  return (
    sky(COVER, ["#0b1438", "#3b4f86"]) +
    stars(400, 70, 40) +
    moon(316, 42, 26) +
    area("M0,78C90,56 150,74 220,66 300,56 350,70 400,62V110H0Z", "#1c3030") +
    graves([20, 62, 104, 150, 196, 240, 290, 338, 376], 94) +
    area("M96,92H304L420,210H-20Z", "#3b4563") +
    line("M165,92L118,210M235,92L282,210", "#f1ddb0", 4, { dashes: "14 10", opacity: 0.7 }) +
    houses() +
    lamplight() +
    withShadow({ outfit: "bride", pose: "rearing" }, 206, 124, 54) +
    withShadow({ outfit: "farmer", pose: "rearing" }, 128, 142, 76) +
    withShadow({ outfit: "worker", pose: "reaching", mirrored: true }, 280, 152, 88) +
    withShadow({ outfit: "clerk", pose: "rearing" }, 196, 198, 132) +
    fire(46, 112) +
    barricade()
  );
}

function houses(): string {
  const windows =
    "M20,92h14v18h-14zM48,98h11v14h-11zM18,128h16v20h-16zM364,92h14v18h-14zM338,98h11v14h-11zM366,130h16v20h-16z";
  return area("M0,60L86,92L-10,196ZM400,60L314,92L410,196Z", "#161c36") + area(windows, "#ffcf73");
}

/** What falls on the street from where we stand. */
function lamplight(): string {
  return (
    '<linearGradient id="lamp" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffb347" stop-opacity=".55"/>' +
    '<stop offset="1" stop-color="#ffb347" stop-opacity="0"/></linearGradient>' +
    '<rect y="130" width="400" height="80" fill="url(#lamp)"/>'
  );
}

function fire(x: number, y: number): string {
  const tongues =
    area(
      "M30,2C36,14 50,20 50,38 50,50 41,57 30,57 19,57 10,50 10,38 10,28 17,24 18,14 23,17 25,21 26,25 29,19 31,11 30,2Z",
      "#e2501f",
    ) +
    area(
      "M31,18C34,26 43,30 43,41 43,50 37,56 30,56 22,56 17,50 17,42 17,35 22,32 23,27 26,29 27,32 28,34 30,30 31,24 31,18Z",
      "#ff9a2c",
    ) +
    area("M30,34C33,38 37,41 37,46 37,52 34,55 30,55 26,55 23,52 23,47 23,43 28,40 30,34Z", "#ffe08a");
  return put(x, y, tongues, { scale: 0.7 });
}

function barricade(): string {
  const plank = (at: number) =>
    put(
      at * 36 + 10,
      204 + (at % 3) * 4,
      box(-20, -20, 40, 40, at % 2 ? "#8a6234" : "#6f4d28", { round: 2, edge: 2, edgeColour: "#2a1a0a" }),
      { turn: ((at * 37) % 15) - 7 },
    );
  return Array.from({ length: 12 }, (_, at) => plank(at)).join("");
}
