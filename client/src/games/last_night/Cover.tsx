/** The cover of Last Night on Earth: four townsfolk before the moon, and the rest of the town behind them. */

import { area, put } from "../../art/brush";
import { withShadow } from "../../art/crowd";
import { COVER, Picture } from "../../art/Picture";
import { face } from "../../art/faces";
import { moon, roofs, sky, stars } from "../../art/sky";

export function Cover() {
  return <Picture draw={drawing} {...COVER} />;
}

function drawing(): string {
  return (
    sky(COVER, ["#0a1030", "#3c3a78"]) +
    stars(400, 100, 60) +
    moon(200, 74, 56) +
    put(0, 96, roofs({ width: 400, height: 60, seed: 15, colour: "#10142e" })) +
    area("M0,150H400V210H0Z", "#161b33") +
    area("M120,160L60,210H180ZM280,160L220,210H340Z", "#ffe08a", { opacity: 0.16 }) +
    withShadow({ outfit: "clerk", pose: "reaching", mirrored: true }, 56, 170, 52) +
    withShadow({ outfit: "worker", pose: "reaching" }, 346, 170, 54) +
    withShadow({ outfit: "farmer", pose: "rearing" }, 24, 178, 64) +
    withShadow({ outfit: "bride", pose: "rearing", mirrored: true }, 376, 178, 66) +
    put(62, 98, face("priest"), { scale: 0.8 }) +
    put(246, 96, face("player"), { scale: 0.82 }) +
    put(122, 86, face("nurse"), { scale: 0.88 }) +
    put(170, 68, face("sheriff"), { scale: 1.04 })
  );
}
