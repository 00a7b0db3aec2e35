/** One's own cards, and on a phone what one has in play. */

import { legalAmong } from "../../board/options";
import { usePlay } from "../../board/play";
import { nameOf } from "../../words/language";
import { Hand as CityHand } from "../town/Hand";
import { CardList, Sign, Tile } from "./Card";
import { fightAnswers } from "./fight";
import { Items } from "./Items";
import type { View } from "./types";

const FACES = { Sign, Tile, CardList };

export function Hand({ view }: { view: View }) {
  const own = view.seat === null ? undefined : view.players[view.seat];
  const decision = usePlay().decision.value;
  if (view.options.variant !== "base") return null;
  const usable = own?.in_play.some((card) => legalAmong(decision, [["use", card]]) !== undefined) ?? false;
  const busy = decision !== null && fightAnswers(decision).length > 0;
  return (
    <CityHand own={own} deck={view} faces={FACES} usable={usable} busy={busy}>
      {own && own.in_play.length > 0 && (
        <ul class="city-hand-items" data-roving="" aria-label={nameOf("zone", "in_play")}>
          <Items pawn={own} again />
        </ul>
      )}
    </CityHand>
  );
}
