/** A capture, or a breach, that somebody has to decide about: the zombie and the human, the roll, and the ways on. */

import { useMemo } from "preact/hooks";
import { bystanderPicture, largeLeader, leaderHead, leaderPicture, tokenPicture } from "../../art/town/pieces";
import { cellNamed } from "../../board/map/places";
import { usePlay } from "../../board/play";
import type { DecisionInfo } from "../../protocol/types";
import { nameOf, say } from "../../words/language";
import type { AnswerLooks } from "../town/Answers";
import type { Answer } from "../town/answers";
import { captureAnswers, type Hunt } from "../town/capture";
import { CapturePanel as Panel } from "../town/CapturePanel";
import { OpenList } from "../town/OpenCards";
import { Scene, type Bystander } from "../town/Scene";
import { Art, Back, Sign } from "./Card";
import { infoOf, tiles } from "./catalogue";
import { frameOf } from "./Open";
import { pictures } from "./pictures/pictures";
import { placeName, zombiesIn } from "./position";
import { groundOf, townOf } from "./town";
import type { View } from "./types";

export function CapturePanel({ view }: { view: View }) {
  const decision = usePlay().decision.value;
  const hunt = huntIn(view, decision);
  if (!hunt) return null;
  // A weapon is rolled for by who plays it, all else by whose turn it is.
  const hunter = view.players[hunt.attempt ? view.active : (hunt.roll?.seat ?? view.active)]!;
  const { name, character, seat, points, goal } = hunter;
  return (
    <Panel
      hunt={hunt}
      hunter={{ name, head: leaderHead(character, seat), points, goal }}
      players={view.players}
      title={titleOf(view, hunt)}
      sign={<Sign name={hunt.attempt ? "capture" : "breach"} />}
      scene={<Place view={view} />}
      cards={<OpenList family="capture" cards={view.attempt?.drawn ?? []} Art={Art} frameOf={frameOf} />}
      looks={LOOKS}
    />
  );
}

/** What this person has to decide, if it is about a capture or a roll. */
export function huntIn(view: View, decision: DecisionInfo | null): Hunt | null {
  const own = decision && view.players[decision.seat];
  if (!own || !captureAnswers(decision).length) return null;
  const { attempt, roll } = view;
  return { decision, attempt, roll, own, bonusOf: strikeOf };
}

const strikeOf = (card: string) => (infoOf(card)?.weapon ? infoOf(card)?.bonus : undefined);

function titleOf(view: View, { attempt, roll }: Hunt): string {
  if (attempt) return say("hunt-title", { tile: placeName(view, attempt.space) });
  const tried = view.tried.at(-1);
  if (roll?.what === "breach" && tried) return say("hunt-breach", { tile: nameOf("tile", tiles.kindOf(tried)) });
  return nameOf("roll", roll?.what ?? "capture");
}

/** The space of the attempt, seen close, with the two whom it is about. */
function Place({ view }: { view: View }) {
  const { attempt, players, active, tiles: laid, openings } = view;
  const around = useMemo(() => bystandersIn(view), [view]);
  const ground = useMemo(() => groundOf(townOf(laid), laid, openings), [laid, openings]);
  if (!attempt) return null;
  const { full } = bystanderPicture(attempt.human);
  return (
    <Scene space={attempt.space} ground={ground} around={around}>
      <img src={largeLeader(players[active]!.character, active)} alt="" />
      <img class="prey" src={full} alt="" />
    </Scene>
  );
}

function bystandersIn(view: View): Bystander[] {
  const lying = [
    ...view.dice.map((space) => ["die", space] as const),
    ...view.openings.map((space) => ["opening", space] as const),
  ];
  return [
    ...lying.map(([kind, space]) => ({
      key: `${kind} ${space}`,
      cell: cellNamed(space),
      full: tokenPicture(kind),
      lies: true,
    })),
    ...Object.entries(view.humans).map(([number, space]) => ({
      key: `human ${number}`,
      cell: cellNamed(space),
      ...bystanderPicture(Number(number)),
    })),
    ...zombiesIn(view).map(({ seat, number, space }) => ({
      key: `zombie ${seat} ${number}`,
      cell: cellNamed(space),
      ...leaderPicture(view.players[seat]!.character, seat),
    })),
  ];
}

export const LOOKS: AnswerLooks = { Art, Picture: AnswerPicture, Counter };

/** What becomes of a human has the picture of its card, a token is itself; all else has a sign. */
function AnswerPicture({ answer: { option } }: { answer: Answer }) {
  const [verb = "", what = ""] = option.map(String);
  if (verb === "reroll") return <img src={tokenPicture("die")} alt="" />;
  const shown = [verb, what].find((name) => name in pictures);
  return shown ? <Art card={shown} /> : <Sign name={verb} />;
}

function Counter({ of }: { of: string }) {
  if (of === "cards") return <Back />;
  return of === "do_overs" ? <img src={tokenPicture("die")} alt="" /> : <Sign name="over" />;
}
