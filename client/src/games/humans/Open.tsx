/** What lies open over the map: a capture as it goes on, with its cards, and wounds of which one is kept. */

import { bystanderPicture, leaderHead } from "../../art/town/pieces";
import { usePlay } from "../../board/play";
import { nameOf, say } from "../../words/language";
import { captureAnswers } from "../town/capture";
import { CaptureStrip } from "../town/CapturePanel";
import { OpenCards as Open, OpenRow } from "../town/OpenCards";
import { Art } from "./Card";
import { infoOf } from "./catalogue";
import { placeName } from "./position";
import type { View } from "./types";

export function OpenCards({ view }: { view: View }) {
  const decision = usePlay().decision.value;
  const { attempt, wounded, wounds_drawn: wounds, players, active, resolving, roll } = view;
  // Who answers in the panel of the capture sees it there.
  const watched = attempt !== null && !(decision && captureAnswers(decision).length);
  if (!watched && !wounds.length && !resolving.length) return null;
  const hunter = players[active]!;
  return (
    <Open label={nameOf("phase", "capture")}>
      {resolving.length > 0 && (
        <OpenRow title={say("board-card-played")} family="card" cards={resolving} Art={Art} frameOf={frameOf} />
      )}
      {watched && (
        <OpenRow family="capture" cards={attempt.drawn} Art={Art} frameOf={frameOf}>
          <CaptureStrip
            attempt={attempt}
            roll={roll}
            hunter={{ head: leaderHead(hunter.character, hunter.seat) }}
            prey={bystanderPicture(attempt.human).small}
            players={players}
            title={say("hunt-tries", { name: hunter.name, tile: placeName(view, attempt.space) })}
          />
        </OpenRow>
      )}
      {wounds.length > 0 && (
        <OpenRow
          title={say("board-wounds", { name: players[wounded]?.name ?? "" })}
          family="wound"
          cards={wounds}
          Art={Art}
          frameOf={frameOf}
          markOf={(wound) => (players[wounded]?.wounds.includes(wound) ? say("board-wound-again") : undefined)}
        />
      )}
    </Open>
  );
}

/** The colour of a card's band, by what it is. */
export function frameOf(family: string, card: string): string {
  return `hu-of-${family === "card" ? (infoOf(card)?.weapon ? "weapon" : "event") : family}`;
}
