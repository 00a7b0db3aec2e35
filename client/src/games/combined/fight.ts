/** The fights of shotgun guys: with stray zombies as in Zombies!!!, and with the hordes. */

import type { DecisionInfo, Option } from "../../protocol/types";
import { say } from "../../words/language";
import { answersFrom, type Answer } from "../town/answers";
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

/** A fight, and those who lead the hordes on its space. */
export interface Brawl {
  fight: Fight;
  leaders: readonly PlayerView[];
}

/** What this person has to decide, if it is a fight. */
export function brawlIn(view: View, decision: DecisionInfo | null): Brawl | null {
  const fight = fightIn({ ...view, coming: comingIn(view) }, decision, brawlAnswers);
  if (!fight || !decision) return null;
  const { kind } = decision;
  const there = kind === "dead_dice_response" ? [] : hordesIn(view).filter(({ space }) => space === fight.own.space);
  const seats = new Set(there.map(({ seat }) => seat));
  return {
    fight: {
      ...fight,
      // Bullets that may be left unpaid are paid against hordes alone; whom one fights first is asked before any roll.
      zombie: kind === "hx_bullets" ? undefined : fight.zombie,
      roll: kind === "hx_fight_order" ? null : fight.roll,
    },
    leaders: view.players.filter(({ seat }) => seats.has(seat)),
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
