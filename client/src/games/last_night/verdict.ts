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
  const other = Math.max(...fight.zombie_dice);
  const dice = fight.hero_dice.length > 0 && fight.zombie_dice.length > 0;
  const title = say(side === "heroes" ? "panel-hero-wins" : "panel-zombie-wins", { hero });
  return {
    side,
    title: dice ? say("panel-against", { own, other, winner: title }) : title,
    text: side === "heroes" ? wonWords(view, fight) : lostWords(view, fight),
  };
}

/** What a win would do to the zombie. */
function oddsWords({ deadly, doubles }: FightView): string {
  return deadly ? say("panel-odds-deadly") : say("panel-odds-doubles", { share: doubles });
}

const isDouble = (dice: readonly number[]) => new Set(dice).size < dice.length;

/** A beaten zombie is killed by doubles, or by what says so; a zombie hero loses a wound by doubles. */
export function wonWords(view: View, { deadly, hero_dice, zombie }: FightView): string {
  if (deadly) return say("panel-killed");
  if (!isDouble(hero_dice)) return say("panel-beaten");
  const risen = zombie >= FIRST_TURNED ? view.turned.find((one) => one.zombie === zombie) : undefined;
  return risen && risen.wounds > 1 ? say("panel-risen-wounded", { count: risen.wounds - 1 }) : say("panel-killed");
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
