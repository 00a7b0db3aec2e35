/** Somebody is being captured: by whom, over which roll, what lies open, and the ways on. */

import type { ComponentChildren } from "preact";
import { nameOf, say } from "../../words/language";
import { Answers, type AnswerLooks } from "./Answers";
import { answersOfHunt, type Attempt, type Hunt } from "./capture";
import { Odds } from "./Faces";
import { RollLying, RollToCome } from "./FightRoll";
import type { Roll } from "./Rolled";
import "./fight.css";
import "./capture.css";

/** Who tries it. */
export interface Hunter {
  name: string;
  head: string;
  points: number;
  goal: number;
}

interface CapturePanelProps {
  hunt: Hunt;
  hunter: Hunter;
  players: readonly { name: string }[];
  title: string;
  sign: ComponentChildren;
  /** Where it happens, seen close. */
  scene?: ComponentChildren;
  /** The capture cards that lie open. */
  cards?: ComponentChildren;
  looks: AnswerLooks;
}

/** For who is asked: the roll or the cards, and all answers. */
export function CapturePanel({ hunt, hunter, players, title, sign, scene, cards, looks }: CapturePanelProps) {
  const { name, head, points, goal } = hunter;
  return (
    <section class={`city-fight whole ${hunt.decision.kind}`} aria-labelledby="city-capture">
      {scene}
      <header class="city-fight-head">
        <h2 id="city-capture">
          {sign} {title}
        </h2>
        <p class="city-prize">
          <span class="city-prize-part">
            <img src={head} alt="" /> {name}
          </span>{" "}
          <span class="city-prize-points">{say("board-points", { count: points, most: goal })}</span>
        </p>
      </header>
      {hunt.attempt?.drawn.length ? (
        <div class="city-capture-cards">{cards}</div>
      ) : (
        <RollShown attempt={hunt.attempt} roll={hunt.roll} players={players} />
      )}
      <Answers decision={hunt.decision} answers={answersOfHunt(hunt)} looks={looks} />
    </section>
  );
}

interface RollShownProps {
  attempt: Attempt | null;
  roll: Roll | null;
  players: readonly { name: string }[];
}

function RollShown({ attempt, roll, players }: RollShownProps) {
  const needs = say("fight-you-need");
  if (roll) return <RollLying players={players} roll={roll} needs={needs} />;
  return attempt && <RollToCome coming={attempt} needs={needs} />;
}

interface CaptureStripProps {
  attempt: Attempt;
  roll: Roll | null;
  hunter: Pick<Hunter, "head">;
  /** Who is being captured, as a picture. */
  prey: string;
  players: readonly { name: string }[];
  title: string;
}

/** For all who look on, and for who says where somebody flees: as little as can be, so that the map is seen. */
export function CaptureStrip({ attempt, roll, hunter, prey, players, title }: CaptureStripProps) {
  const { flight, mover, hit } = attempt;
  const who = players[mover];
  return (
    <div class="city-capture">
      <h2>
        <span class="city-capture-pair" aria-hidden="true">
          <img src={hunter.head} alt="" />
          <i>→</i>
          <img src={prey} alt="" />
        </span>
        {title}
      </h2>
      <p class="city-capture-facts">
        {!roll && (
          <span class="city-capture-need">
            {say("board-need", { count: attempt.need - attempt.bonus })} <Odds roll={attempt} />
          </span>
        )}
        {hit && <strong>{nameOf("state", "hit")}</strong>}
        {flight > 0 && who && (
          <span>{say("hunt-mover", { name: who.name, steps: say("map-steps", { count: flight }) })}</span>
        )}
      </p>
    </div>
  );
}
