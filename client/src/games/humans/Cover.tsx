/** The cover of Humans!!!: it is we who come out of the dark, and somebody runs. */

import { area, disc, oval, put, together } from "../../art/brush";
import { withShadow } from "../../art/crowd";
import { COVER, Picture } from "../../art/Picture";
import { roofs, sky } from "../../art/sky";

export function Cover() {
  return <Picture draw={drawing} {...COVER} />;
}

function drawing(): string {
  return (
    sky(COVER, ["#3a0f12", "#c4552a"]) +
    disc(200, 96, 110, "#ffcf73", { opacity: 0.16 }) +
    disc(200, 96, 74, "#ffcf73") +
    put(0, 112, roofs({ width: 400, height: 46, seed: 8, colour: "#3a1418", dark: true })) +
    area("M0,156H400V210H0Z", "#2a0e12") +
    shadows() +
    runner()
  );
}

/** The dead against the sun: hardly more than their outlines. */
function shadows(): string {
  const dead =
    withShadow({ outfit: "worker", pose: "beckoning" }, 128, 212, 120) +
    withShadow({ outfit: "farmer", pose: "rearing" }, 282, 212, 118) +
    withShadow({ outfit: "farmer", pose: "rearing" }, 60, 216, 176) +
    withShadow({ outfit: "clerk", pose: "reaching" }, 346, 218, 184);
  return together({ style: "filter:brightness(.3) sepia(.4)" }, dead);
}

function runner(): string {
  return put(
    200,
    180,
    oval(0, 6, 26, 5, "#000", { opacity: 0.5 }) +
      disc(-4, -67, 9, "#fff3d8") +
      area(
        "M-10,-54C-2,-58 8,-56 12,-50L26,-40L22,-35L10,-40L8,-24L20,-10L14,6L6,4L10,-8L-4,-18L-16,-4L-30,-2V-9L-20,-11L-10,-26V-40L-20,-32L-25,-37Z",
        "#fff3d8",
      ),
  );
}
