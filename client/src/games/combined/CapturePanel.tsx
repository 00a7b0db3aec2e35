/** A capture of a human, an attack on a shotgun guy, or a roll that may be made again: who, over what, and the ways on. */

import { bystanderPicture, largeLeader, largeSurvivor, leaderHead, survivorHead } from "../../art/town/pieces";
import { usePlay } from "../../board/play";
import type { DecisionInfo } from "../../protocol/types";
import { nameOf, say } from "../../words/language";
import { LOOKS as CAPTURES } from "../humans/CapturePanel";
import type { AnswerLooks } from "../town/Answers";
import { captureAnswers, type Hunt } from "../town/capture";
import { CapturePanel as Panel } from "../town/CapturePanel";
import { OpenList } from "../town/OpenCards";
import { Art, counterWith, Sign } from "./Card";
import { infoOf, tiles } from "./catalogue";
import { frameOf } from "./frames";
import { isGuy, placeName } from "./position";
import { Close } from "./Scene";
import type { PlayerView, View } from "./types";

const LOOKS: AnswerLooks = { ...CAPTURES, Art, Counter: counterWith(CAPTURES.Counter) };

export function CapturePanel({ view }: { view: View }) {
  const hunt = huntIn(view, usePlay().decision.value);
  if (!hunt) return null;
  // A weapon is rolled for by who plays it, all else by whose turn it is.
  const hunter = view.players[hunt.attempt ? view.active : (hunt.roll?.seat ?? view.active)]!;
  const { name, score, goal } = hunter;
  return (
    <Panel
      hunt={hunt}
      hunter={{ name, head: headOf(hunter), points: score, goal }}
      players={view.players}
      title={titleOf(view, hunt)}
      sign={<Sign name={hunt.attempt ? "capture" : (SIGNS[hunt.roll?.what ?? ""] ?? "event")} />}
      scene={view.attempt && <Place view={view} />}
      cards={<OpenList family="capture" cards={view.attempt?.drawn ?? []} Art={Art} frameOf={frameOf} />}
      looks={LOOKS}
    />
  );
}

const SIGNS: Readonly<Record<string, string>> = { breach: "breach", zombies: "zombies", combat: "fight", move: "move" };

export function headOf(player: PlayerView): string {
  return isGuy(player) ? survivorHead(player.seat) : leaderHead(player.character, player.seat);
}

/** What this person has to decide, if it is about a capture or a roll. */
function huntIn(view: View, decision: DecisionInfo | null): Hunt | null {
  const own = decision && view.players[decision.seat];
  if (!own || !captureAnswers(decision).length) return null;
  const { attempt, roll } = view;
  return { decision, attempt, roll, own, bonusOf: strikeOf };
}

const strikeOf = (card: string) => (infoOf(card)?.weapon ? infoOf(card)?.bonus : undefined);

/** Who is after whom; a human has no name, and is told by the place. */
export function huntWords(view: View, space: string): string {
  const [hunter, guy] = [view.players[view.active]!, view.players[view.attacked]];
  if (guy) return say("fight-duel", { name: hunter.name, other: guy.name });
  return say("hunt-tries", { name: hunter.name, tile: placeName(view, space) });
}

function titleOf(view: View, { attempt, roll }: Hunt): string {
  if (attempt)
    return view.attacked < 0 ? say("hunt-title", { tile: placeName(view, attempt.space) }) : huntWords(view, "");
  const tried = view.tried.at(-1);
  if (roll?.what === "breach" && tried) return say("hunt-breach", { tile: nameOf("tile", tiles.kindOf(tried)) });
  return nameOf("roll", roll?.what ?? "capture");
}

/** The space of the attempt, seen close, with the two whom it is about. */
function Place({ view }: { view: View }) {
  const { attempt, attacked, players, active } = view;
  if (!attempt) return null;
  const prey = attacked < 0 ? bystanderPicture(attempt.human).full : largeSurvivor(attacked);
  return (
    <Close view={view} space={attempt.space}>
      <img class="dead" src={largeLeader(players[active]!.character, active)} alt="" />
      <img src={prey} alt="" />
    </Close>
  );
}
