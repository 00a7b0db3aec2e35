/** The fights of shotgun guys: with stray zombies as in Zombies!!!, and with the hordes. */

import type { DecisionInfo, Option } from "../../protocol/types";
import { say } from "../../words/language";
import { answersFrom, hope, type Answer } from "../town/answers";
import { fightAnswers, fightIn, TOLD, type Fight, type Tellings } from "../zombies/fight";
import { infoOf } from "./catalogue";
import { hordesIn } from "./position";
import type { Coming, PlayerView, View } from "./types";

/** Questions of a fight that this game has besides: all their answers are given in the panel. */
const OWN = new Set(["hx_fight_order", "hx_bullets"]);

/** The answers that are given in the panel of the fight, in the order in which digits choose them. */
export function brawlAnswers(decision: DecisionInfo): Option[] {
  return OWN.has(decision.kind) ? [...decision.options] : fightAnswers(decision);
}

/** A fight, and those whose hordes it is against: one of them, or all where one is to be chosen. */
export interface Brawl {
  fight: Fight;
  leaders: readonly PlayerView[];
  /** Whether there are horde zombies on the space, whoever is fought. */
  crowded: boolean;
}

/** What this person has to decide, if it is a fight. */
export function brawlIn(view: View, decision: DecisionInfo | null): Brawl | null {
  const fight = fightIn({ ...view, coming: comingIn(view) }, decision, brawlAnswers);
  if (!fight || !decision) return null;
  const { kind, options } = decision;
  // Whom one fights first is asked before any roll.
  const chooses = kind === "hx_fight_order";
  const seats = chooses ? options.flatMap(([verb, seat]) => (verb === "fight_pawn" ? [seat] : [])) : [view.against];
  const stray = chooses ? options.some(([verb]) => verb === "fight_zombie") : view.against < 0;
  return {
    fight: { ...fight, zombie: stray ? fight.zombie : undefined, roll: chooses ? null : fight.roll },
    leaders: view.players.filter(({ seat }) => seats.includes(seat)),
    crowded: hordesIn(view).some(({ space }) => space === fight.own.space),
  };
}

/** The next roll with the weapons of Humans!!! that help in it. */
export function comingIn({ coming, armed }: View): Coming | null {
  if (!coming) return null;
  const more = armed.reduce((sum, card) => sum + (infoOf(card)?.bonus ?? 0), 0);
  return { bonus: coming.bonus + more, need: coming.need, by: [...coming.by, ...armed] };
}

export function answersOfBrawl({ fight }: Brawl): Answer[] {
  return answersFrom(fight.decision, brawlAnswers(fight.decision), fight, BRAWL);
}

const BRAWL: Tellings = {
  ...TOLD,
  play: (fight, option) => {
    const { weapon, bonus = 0 } = infoOf(String(option[1])) ?? {};
    const { coming, decision } = fight;
    const helps = weapon && coming && decision.kind === "pre_combat_roll";
    const told = TOLD.play!(fight, option);
    if (!helps) return told;
    return {
      ...told,
      ...hope({ ...coming, bonus: coming.bonus + bonus }),
      text: say("fight-weapon", { count: bonus }),
    };
  },
  bullets: (fight, option) => {
    const told = TOLD.bullets!(fight, option);
    return fight.decision.kind === "hx_bullets" ? { ...told, text: say("fight-horde-bullets") } : told;
  },
  fail: ({ decision: { about } }) => ({
    headline: say("board-missing", { count: Number(about.missing) }),
    tone: "loss",
    text: say("fight-fail"),
  }),
  fight_pawn: () => ({ text: say("fight-horde") }),
  fight_zombie: () => ({ text: say("fight-stray") }),
};
