/** What lies open over the map: a capture or an attack as it goes on, wounds of which one is kept, and what is played. */

import { bystanderPicture, survivorHead } from "../../art/town/pieces";
import { usePlay } from "../../board/play";
import { nameOf, say } from "../../words/language";
import { captureAnswers } from "../town/capture";
import { CaptureStrip } from "../town/CapturePanel";
import { OpenCards as Open, OpenRow } from "../town/OpenCards";
import { headOf, huntWords } from "./CapturePanel";
import { Art } from "./Card";
import { frameOf } from "./frames";
import type { View } from "./types";

const LOOKS = { Art, frameOf };

export function OpenCards({ view }: { view: View }) {
  const decision = usePlay().decision.value;
  const { attempt, attacked, wounded, wounds_drawn: wounds, players, active, resolving, roll } = view;
  // Who answers in the panel of the capture sees it there.
  const watched = attempt !== null && !(decision && captureAnswers(decision).length);
  if (!watched && !wounds.length && !resolving.length) return null;
  return (
    <Open label={nameOf("phase", "capture")}>
      {resolving.length > 0 && <OpenRow title={say("board-card-played")} family="card" cards={resolving} {...LOOKS} />}
      {watched && (
        <OpenRow family="capture" cards={attempt.drawn} {...LOOKS}>
          <CaptureStrip
            attempt={attempt}
            roll={roll}
            hunter={{ head: headOf(players[active]!) }}
            prey={attacked < 0 ? bystanderPicture(attempt.human).small : survivorHead(attacked)}
            players={players}
            title={huntWords(view, attempt.space)}
          />
        </OpenRow>
      )}
      {wounds.length > 0 && (
        <OpenRow
          title={say("board-wounds", { name: players[wounded]?.name ?? "" })}
          family="wound"
          cards={wounds}
          {...LOOKS}
        />
      )}
    </Open>
  );
}
