/** How a fight stands, in words: the odds before the dice lie, then who wins, and what follows. */

import { nameOf, say } from "../../words/language";
import { needed } from "./plays";
import { FIRST_TURNED, heroNamed } from "./position";
import type { FightView, View } from "./types";

export type Stage = "declared" | "rolled" | "result";

export function stageOf({ hero_dice, winner }: FightView): Stage {
  if (winner) return "result";
  return hero_dice.length ? "rolled" : "declared";
}

export interface Verdict {
  /** Who wins as it stands; nobody before the roll. */
  side: "heroes" | "zombies" | "";
  title: string;
  /** What follows if it stays so. */
  text: string;
}

const HIGHEST = 6;

export function verdictOf(view: View, fight: FightView): Verdict {
  const hero = nameOf("hero", fight.hero);
  const side = (fight.winner || fight.leads) as Verdict["side"];
  if (!side) return { side, title: say("panel-odds", { hero, share: fight.chance }), text: oddsWords(fight) };
  const own = Math.max(...fight.hero_dice);
  const other = Math.max(...fight.zombie_dice) + fight.edge;
  const dice = fight.hero_dice.length > 0 && fight.zombie_dice.length > 0;
  const title = say(side === "heroes" ? "panel-hero-wins" : "panel-zombie-wins", { hero });
  return {
    side,
    title: dice ? say("panel-against", { own, other, winner: title }) : title,
    text: side === "heroes" ? wonWords(fight) : lostWords(view, fight),
  };
}

/** What a win would do to the zombie. */
function oddsWords({ deadly, harmless, doubles, zombie_points }: FightView): string {
  if (deadly) return say("panel-odds-deadly");
  if (harmless) return say("panel-odds-harmless");
  return say(zombie_points > 1 ? "panel-odds-wound" : "panel-odds-doubles", { share: doubles });
}

const isDouble = (dice: readonly number[]) => new Set(dice).size < dice.length;

/** A beaten zombie is killed by doubles, or by what says so; who has more than one wound point loses one by doubles. */
export function wonWords({ deadly, harmless, hero_dice, zombie, zombie_points }: FightView): string {
  if (deadly) return say("panel-killed");
  if (!isDouble(hero_dice)) return say("panel-beaten");
  if (harmless) return say("panel-harmless");
  if (zombie_points < 2) return say("panel-killed");
  const left = zombie_points - 1;
  return zombie >= FIRST_TURNED ? say("panel-risen-wounded", { count: left }) : say("panel-zombie-wounded");
}

/** A hero who loses takes a wound; that may be the last one. What would have to be rolled is told until it is over. */
export function lostWords(view: View, fight: FightView): string {
  const who = heroNamed(view, fight.hero);
  const left = who ? who.points - who.wounds - 1 : 0;
  const hero = nameOf("hero", fight.hero);
  const follows = left > 0 ? say("panel-wounded", { hero, count: left }) : say("panel-would-die", { hero });
  const need = needed(fight);
  const more = !fight.winner && need <= HIGHEST ? say("panel-needs", { need }) : "";
  return [follows, more].filter(Boolean).join(" ");
}
