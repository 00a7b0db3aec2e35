/** A fight: the two who fight, the roll and what it lacks, and the ways on, of which none is meant more than another. */

import { bulletPicture, deadHeadPicture, heartPicture, tokenPicture } from "../../art/town/pieces";
import { usePlay } from "../../board/play";
import { nameOf, say } from "../../words/language";
import { Answers, type AnswerLooks } from "../town/Answers";
import type { Answer } from "../town/answers";
import { RollLying, RollToCome } from "../town/FightRoll";
import { Art, Back, Sign } from "./Card";
import { answersOf, fightIn, type Fight, type FightView } from "./fight";
import { killGoal } from "./position";
import { Scene } from "./Scene";
import { townOf } from "./town";
import type { View } from "./types";
import "../town/fight.css";

export function FightPanel({ view }: { view: View }) {
  const play = usePlay();
  const fight = fightIn(view, play.decision.value);
  if (!fight) return null;
  return (
    <section class={`city-fight ${fight.decision.kind}`} aria-labelledby="city-fight">
      {(fight.zombie !== undefined || fight.rival) && <Scene view={view} fight={fight} />}
      <header class="city-fight-head">
        <h2 id="city-fight">
          <Sign name="fight" /> {titleOf(view, fight)}
        </h2>
        <Prize view={view} fight={fight} />
      </header>
      <RollShown view={view} fight={fight} />
      <Answers decision={fight.decision} answers={answersOf(fight)} looks={LOOKS} />
    </section>
  );
}

function titleOf(view: View, { own, rival, zombie }: Fight): string {
  if (rival) return say("fight-duel", { name: own.name, other: rival.name });
  if (zombie === undefined) return nameOf("roll", "dead");
  const place = townOf(view.tiles).byName.get(own.space);
  return place ? say("fight-title", { tile: nameOf("tile", place.tile.kind) }) : nameOf("roll", "combat");
}

/** What is to be won: the zombie, and what lies under it. */
function Prize({ view, fight: { own, zombie } }: { view: View; fight: Fight }) {
  if (zombie === undefined) return null;
  const token = view.tokens[own.space];
  return (
    <p class="city-prize">
      <span class="city-prize-label">{say("fight-prize")}</span>{" "}
      <span class="city-prize-part">
        <img src={deadHeadPicture()} alt="" /> {say("board-kills", { count: own.kills + 1, most: killGoal(view) })}
      </span>
      {token && (
        <span class="city-prize-part">
          <img src={tokenPicture(token)} alt="" /> {nameOf("token", token)}
        </span>
      )}
    </p>
  );
}

/** The roll as it lies, or what it will need. */
export function RollShown({ view, fight: { roll, coming, rival, decision } }: { view: FightView; fight: Fight }) {
  if (roll) {
    const needs = say(roll.what === "dead" ? "fight-each-needs" : "fight-you-need");
    return <RollLying players={view.players} roll={roll} needs={needs} />;
  }
  if (!coming) return null;
  const by = decision.kind === "pre_combat_roll" ? (view.coming?.by ?? []) : [];
  const needs = rival ? say("fight-hits", { name: rival.name }) : say("fight-you-need");
  return <RollToCome coming={{ ...coming, by }} needs={needs} />;
}

export const LOOKS: AnswerLooks = { Art, Picture: AnswerPicture, Counter };

function AnswerPicture({ answer: { change, option } }: { answer: Answer }) {
  const what = change?.of ?? SIGNS[option.join(" ")] ?? "fight";
  if (what === "bullets" || what === "life") {
    return <img src={tokenPicture(what === "life" ? "life" : "bullet")} alt="" />;
  }
  return <Sign name={what} />;
}

/** Answers that cost nothing have a sign. */
const SIGNS: Readonly<Record<string, string>> = {
  pass: "event",
  accept: "event",
  withdraw: "move",
  "stance defence": "shield",
};

function Counter({ of }: { of: string }) {
  return of === "cards" ? <Back /> : <img src={of === "life" ? heartPicture() : bulletPicture()} alt="" />;
}
