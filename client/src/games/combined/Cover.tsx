/** The cover of Humans!!! with Zombies!!!: both halves of the night on one map. */

import { area, put } from "../../art/brush";
import { withShadow } from "../../art/crowd";
import { COVER, Picture } from "../../art/Picture";
import { face } from "../../art/faces";
import { moon, sky } from "../../art/sky";

export function Cover() {
  return <Picture draw={drawing} {...COVER} />;
}

const LEFT = "M0,0H246L146,210H0Z";
const RIGHT = "M256,0H400V210H156Z";

function drawing(): string {
  return (
    sky(COVER, ["#10261a", "#2f5a34"]) +
    area("M250,0H400V210H150Z", "#8a3a1c") +
    area("M250,0H400V120L300,210H150Z", "#ffc857", { opacity: 0.28 }) +
    area("M246,0H256L156,210H146Z", "#ffe2a0") +
    half("dead", LEFT, moon(40, 40, 22) + dead()) +
    half("living", RIGHT, put(298, 62, face("girl")) + put(192, 62, face("sheriff"), { scale: 1.2 }))
  );
}

function dead(): string {
  return (
    withShadow({ outfit: "bride", pose: "rearing" }, 66, 240, 160) +
    withShadow({ outfit: "worker", pose: "rearing" }, 152, 268, 236)
  );
}

function half(name: string, edge: string, drawing: string): string {
  return `<clipPath id="${name}"><path d="${edge}"/></clipPath><g clip-path="url(#${name})">${drawing}</g>`;
}
