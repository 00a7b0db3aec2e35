/** What is to be decided in a fight: who fights whom, over which roll, and what each answer costs, leaves and hopes for. */

import type { DecisionInfo, Option } from "../../protocol/types";
import { say } from "../../words/language";
import { answersFrom, asItLies, hope, ofCard, type Answer, type Change, type Told } from "../town/answers";
import type { Needed } from "../town/odds";
import type { PawnView, Roll, View } from "./types";

/** Questions of a fight. A window is one for the fighter alone: to all others it is a moment like any. */
const OWN_WINDOWS = new Set(["pre_combat_roll", "post_combat_roll"]);
const DUELS = new Set(["pvp_stance", "pvp_withdraw"]);
const RESPONSES = new Set(["combat_response", "dead_dice_response", ...DUELS]);

/** The answers that are given in the panel of the fight, in the order in which digits choose them. */
export function fightAnswers(decision: DecisionInfo): Option[] {
  const { kind, about, seat, options } = decision;
  if (RESPONSES.has(kind)) return [...options];
  if (!OWN_WINDOWS.has(kind) || about.seat !== seat) return [];
  // A card that is aimed at somebody or somewhere is played from the hand.
  return options.filter(([verb, ...rest]) => verb !== "play" || rest.length === 1);
}

/** Whoever fights. */
export type Fighter = Pick<PawnView, "seat" | "name" | "space" | "life" | "bullets" | "cards" | "kills">;

/** What is known of a table on which somebody fights. */
export interface FightView extends Pick<View, "zombies" | "roll" | "coming"> {
  players: readonly Fighter[];
}

export interface Fight {
  decision: DecisionInfo;
  own: Fighter;
  /** Against whom, where it is no zombie. */
  rival: Fighter | undefined;
  /** The number of the zombie on the own space. */
  zombie: number | undefined;
  /** What has been rolled; null when the roll is still to come. */
  roll: Roll | null;
  /** What the next roll must reach. */
  coming: Needed | null;
}

/** What this person has to decide, if it is a fight: `answers` says which answers belong to one. */
export function fightIn(view: FightView, decision: DecisionInfo | null, answers = fightAnswers): Fight | null {
  const own = decision && view.players[decision.seat];
  if (!decision || !own || !answers(decision).length) return null;
  const { kind, about } = decision;
  const zombie = Object.entries(view.zombies).find(([, space]) => space === own.space)?.[0];
  const duel = DUELS.has(kind);
  const stillToCome = kind === "pre_combat_roll" || kind === "pvp_stance";
  const dead = kind === "dead_dice_response";
  return {
    decision,
    own,
    rival: duel ? view.players[Number(about.seat)] : undefined,
    zombie: duel || dead || zombie === undefined ? undefined : Number(zombie),
    roll: stillToCome ? null : view.roll,
    coming: duel
      ? duelRoll(decision, about.against)
      : dead
        ? view.roll && { bonus: 0, need: view.roll.need }
        : view.coming,
  };
}

function duelRoll({ about: { need } }: DecisionInfo, bonus: string | number | undefined): Needed | null {
  return need === undefined ? null : { bonus: Number(bonus), need: Number(need) };
}

export function answersOf(fight: Fight): Answer[] {
  return answersFrom(fight.decision, fightAnswers(fight.decision), fight, TOLD);
}

/** What is told of answers, by their verbs. */
export type Tellings = Readonly<Record<string, (fight: Fight, option: Option) => Told>>;

const less = (own: Fighter, of: "bullets" | "life" | "cards", by: number): Change => ({
  of,
  from: own[of],
  to: own[of] - by,
});

export const TOLD: Tellings = {
  bullets: ({ own, decision }) => ({
    headline: say("fight-sure"),
    tone: "sure",
    text: say("fight-bullets"),
    change: less(own, "bullets", Number(decision.about.missing)),
  }),
  first_aid: ({ coming }) => ({ card: "first_aid_kit", ...hope(coming), text: say("fight-first-aid") }),
  lose_life: ({ own, coming }) => ({
    ...(own.life > 1 ? hope(coming) : { headline: say("fight-last-life"), tone: "loss" }),
    text: say(own.life > 1 ? "fight-lose-life" : "fight-death"),
    change: less(own, "life", 1),
  }),
  play: ({ own }, [, card]) => ({ ...ofCard(String(card)), change: less(own, "cards", 1) }),
  use: (_, [, card]) => ofCard(String(card)),
  pass: ({ roll, coming }) => {
    if (!roll) return { ...hope(coming), text: say("fight-roll") };
    return { ...asItLies(roll), text: say("fight-stays") };
  },
  bullet: ({ own, roll }, [, die]) => {
    const raised = { total: (roll?.dice[Number(die) - 1] ?? 0) + 1, need: roll?.need ?? 0 };
    return {
      ...asItLies(raised),
      text: "",
      change: less(own, "bullets", 1),
    };
  },
  life: ({ own, coming }) => ({ ...hope(coming), text: "", change: less(own, "life", 1) }),
  accept: () => ({ text: say("fight-accept") }),
  stance: ({ decision, rival }, [, stance]) => {
    const bonus = stance === "attack" ? decision.about.bonus : 0;
    const name = rival?.name ?? "";
    return { ...hope(duelRoll(decision, bonus)), text: say(`fight-${String(stance)}`, { name }) };
  },
  withdraw: () => ({ text: say("fight-withdraw") }),
  go_on: () => ({ text: say("fight-go-on") }),
};
