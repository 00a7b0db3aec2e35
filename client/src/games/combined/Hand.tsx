/** One's own cards of both games, both decks with their piles, and on a phone what one has in play. */

import { legalAmong } from "../../board/options";
import { usePlay } from "../../board/play";
import { nameOf } from "../../words/language";
import { Hand as CityHand, type NamedDeck } from "../town/Hand";
import { Items } from "../zombies/Items";
import { CardList, HumansBack, Sign, Tile, ZombiesBack } from "./Card";
import { panelAnswers } from "./manner";
import type { View } from "./types";

const FACES = { Sign, Tile, CardList };

function decksOf(view: View): NamedDeck[] {
  return [
    { name: "human", Back: HumansBack, discard: view.human_discard, cards_left: view.human_cards_left },
    { name: "zombie", Back: ZombiesBack, discard: view.zombie_discard, cards_left: view.zombie_cards_left },
  ];
}

export function Hand({ view }: { view: View }) {
  const own = view.seat === null ? undefined : view.players[view.seat];
  const decision = usePlay().decision.value;
  const usable = own?.in_play.some((card) => legalAmong(decision, [["use", card]]) !== undefined) ?? false;
  const busy = view.wounds_drawn.length > 0 || (decision !== null && panelAnswers(decision).length > 0);
  return (
    <CityHand own={own} deck={decksOf(view)} faces={FACES} usable={usable} busy={busy}>
      {own && own.in_play.length > 0 && (
        <ul class="city-hand-items" data-roving="" aria-label={nameOf("zone", "in_play")}>
          <Items pawn={own} again />
        </ul>
      )}
    </CityHand>
  );
}
