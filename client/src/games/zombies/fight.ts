/** What is to be decided in a fight: who fights whom, over which roll, and what each answer costs, leaves and hopes for. */

import { textOf } from "../../board/options";
import type { DecisionInfo, Option } from "../../protocol/types";
import { find, nameOf, say } from "../../words/language";
import { facesThatDo, missing, odds, type Needed } from "../town/odds";
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

export interface Fight {
  decision: DecisionInfo;
  own: PawnView;
  /** Against whom, where it is no zombie. */
  rival: PawnView | undefined;
  /** The number of the zombie on the own space. */
  zombie: number | undefined;
  /** What has been rolled; null when the roll is still to come. */
  roll: Roll | null;
  /** What the next roll must reach. */
  coming: Needed | null;
}

/** What this person has to decide, if it is a fight. */
export function fightIn(view: View, decision: DecisionInfo | null): Fight | null {
  const own = decision && view.players[decision.seat];
  if (!decision || !own || !fightAnswers(decision).length) return null;
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

/** What becomes less by an answer. */
export interface Change {
  of: "bullets" | "life" | "cards";
  from: number;
  to: number;
}

export interface Answer {
  option: Option;
  title: string;
  /** The card that it is about. */
  card?: string;
  /** What it comes to, in a word; `tone` says whether that is good. */
  headline?: string;
  tone?: "sure" | "chance" | "loss";
  /** The roll that would follow. */
  roll?: Needed;
  text: string;
  change?: Change;
}

export function answersOf(fight: Fight): Answer[] {
  return fightAnswers(fight.decision).map((option) => {
    const title = textOf(fight.decision, option);
    return { option, title, ...(TOLD[String(option[0])]?.(fight, option) ?? { text: "" }) };
  });
}

type Told = Partial<Answer> & { text: string };

const less = (own: PawnView, of: Change["of"], by: number): Change => ({ of, from: own[of], to: own[of] - by });

/** A roll that would follow, as the answer tells it. */
function hope(roll: Needed | null): Partial<Answer> {
  return roll ? { roll, headline: say("board-odds", { share: odds(roll) }), tone: "chance" } : {};
}

const TOLD: Record<string, (fight: Fight, option: Option) => Told> = {
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
    const short = missing(roll);
    const headline = short ? say("board-missing", { count: short }) : say("fight-enough");
    return { headline, tone: short ? "loss" : "sure", text: say("fight-stays") };
  },
  bullet: ({ own, roll }, [, die]) => {
    const low = roll ? missing({ total: (roll.dice[Number(die) - 1] ?? 0) + 1, need: roll.need }) : 0;
    return {
      headline: low ? say("board-missing", { count: low }) : say("fight-enough"),
      tone: low ? "loss" : "sure",
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

function ofCard(card: string): Told {
  return { card, title: nameOf("card", card), text: find(`card-${card}.text`) ?? "" };
}

/** An answer in words, for those who can't see its numbers. */
export function answerWords({ headline, roll, text, change }: Answer): string {
  const told = [
    headline,
    roll && say("fight-with", { faces: facesThatDo(roll).join(", ") || "–" }),
    text,
    change && `${nameOf("counter", change.of)}: ${change.from} → ${change.to}`,
  ];
  return told
    .filter((one) => one !== undefined && one !== "")
    .map((one) => one!.replace(/\.$/, ""))
    .join(". ");
}
