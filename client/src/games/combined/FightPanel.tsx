/** A fight of a shotgun guy, as in Zombies!!!; the hordes on his space are seen, too. */

import { usePlay } from "../../board/play";
import { tilePicture } from "../../art/town/tile";
import { FightShown, type FightLooks } from "../zombies/FightPanel";
import { Art, Sign, ZombiesBack } from "./Card";
import { tiles } from "./catalogue";
import { brawlIn, comingIn, pairOf, prizeOf, titleOf, told } from "./fight";
import type { View } from "./types";

const LOOKS: FightLooks = {
  Art,
  Back: ZombiesBack,
  Sign,
  tile: (placed) => tilePicture(placed, tiles.tileInfo(placed.kind)),
  told,
};

export function FightPanel({ view }: { view: View }) {
  const brawl = brawlIn(view, usePlay().decision.value);
  if (!brawl) return null;
  return (
    <FightShown
      view={{ ...view, coming: comingIn(view) }}
      fight={brawl.fight}
      looks={LOOKS}
      title={titleOf(view, brawl)}
      pair={pairOf(brawl)}
      prize={prizeOf(brawl)}
    />
  );
}
