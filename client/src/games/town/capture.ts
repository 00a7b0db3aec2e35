/** What is to be decided while somebody is being captured, or after a roll: over what, and what each answer hopes for. */

import type { DecisionInfo, Option } from "../../protocol/types";
import { find, say } from "../../words/language";
import { answersFrom, asItLies, hope, ofCard, type Answer, type Told } from "./answers";
import { missing, type Needed } from "./odds";
import type { Roll } from "./Rolled";

/** An attempt to capture somebody, as the server tells it. */
export interface Attempt {
  space: string;
  /** What the capture roll must reach, what is added to it, and by which cards. */
  need: number;
  bonus: number;
  by: readonly string[];
  /** What the roll of a weapon must reach. */
  strikes: number;
  /** The capture cards that lie open. */
  drawn: readonly string[];
  hit: boolean;
  /** How far it is fled, or 0; who says where to, or -1; and where that may be. */
  flight: number;
  mover: number;
  ends: readonly string[];
}

/** Questions that are answered in the panel of a capture; all else is answered on the map, or beside the question. */
export const CAPTURE_QUESTIONS: ReadonlySet<string> = new Set([
  "before_capture",
  "weapon",
  "capture_cards",
  "infect_or_eat",
  "do_over",
  "do_over_any",
]);
/** The ability that is used instead of a capture roll. */
const PINFALL = "pinfall";

/** The answers that are given in the panel, in the order in which digits choose them. */
export function captureAnswers({ kind, about, options }: DecisionInfo): Option[] {
  const asked = CAPTURE_QUESTIONS.has(kind) || (kind === "ability" && about.ability === PINFALL);
  return asked ? [...options] : [];
}

export interface Hunt {
  decision: DecisionInfo;
  /** None, where it is only about a roll. */
  attempt: Attempt | null;
  /** What has been rolled; null when the roll is still to come. */
  roll: Roll | null;
  /** What who is asked has. */
  own: { dice: number; points: number; cards: number };
  /** What a card adds to the roll that comes of it; nothing, where none does. */
  bonusOf: (card: string) => number | undefined;
}

export function answersOfHunt(hunt: Hunt): Answer[] {
  return answersFrom(hunt.decision, captureAnswers(hunt.decision), hunt, TOLD);
}

/** The capture roll that is still to come. */
export function rollToCome({ attempt, roll }: Pick<Hunt, "attempt" | "roll">): Needed | null {
  return attempt && !roll ? attempt : null;
}

/** What comes of a roll that stays as it is. */
function stays(roll: Roll | null): Told {
  if (!roll) return { text: "" };
  if (!roll.need) {
    const count = { count: roll.total };
    return { headline: find(`roll-${roll.what}.total`, count) ?? say("map-steps", count), text: say("hunt-stays") };
  }
  const text = find(`roll-${roll.what}.${missing(roll) ? "short" : "enough"}`) ?? say("hunt-stays");
  return { ...asItLies(roll), text };
}

const more = ({ own: { points } }: Hunt) => ({ of: "points", from: points, to: points + 1 });

const TOLD: Record<string, (hunt: Hunt, option: Option) => Told> = {
  play: ({ own, attempt, bonusOf }, [, card]) => {
    const bonus = bonusOf(String(card));
    const strike = attempt && bonus !== undefined ? { bonus, need: attempt.strikes } : null;
    return { ...ofCard(String(card)), ...hope(strike), change: { of: "cards", from: own.cards, to: own.cards - 1 } };
  },
  pass: (hunt) => {
    const { kind } = hunt.decision;
    if (kind === "do_over_any") return stays(hunt.roll);
    return { ...hope(rollToCome(hunt)), text: find(`hunt-pass-${kind}`) ?? "" };
  },
  use: (_, [, ability]) => ({ text: find(`ability-${String(ability)}.text`) ?? "" }),
  spare: (hunt) => ({ ...hope(rollToCome(hunt)), text: say("hunt-spare") }),
  reroll: ({ own, roll }) => ({
    ...hope(roll),
    text: say("hunt-reroll"),
    change: { of: "do_overs", from: own.dice, to: own.dice - 1 },
  }),
  accept: ({ roll }) => stays(roll),
  infect: (hunt) => ({ text: say("hunt-infect"), change: more(hunt) }),
  eat: (hunt) => ({ text: say("hunt-eat"), change: more(hunt) }),
};
