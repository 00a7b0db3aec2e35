/** Answers that are given in a panel over the map: what each costs, leaves and hopes for. */

import { textOf } from "../../board/options";
import type { DecisionInfo, Option } from "../../protocol/types";
import { find, nameOf, say } from "../../words/language";
import { facesThatDo, missing, odds, type Needed } from "./odds";

/** What becomes less or more by an answer, by the name of its counter. */
export interface Change {
  of: string;
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

/** What is told of an answer besides its name. */
export type Told = Partial<Answer> & { text: string };

/** Answers by their verbs; what none of them tells has its name alone. */
export function answersFrom<Of>(
  decision: DecisionInfo,
  options: readonly Option[],
  of: Of,
  told: Readonly<Record<string, (of: Of, option: Option) => Told>>,
): Answer[] {
  return options.map((option) => {
    const title = textOf(decision, option);
    return { option, title, ...(told[String(option[0])]?.(of, option) ?? { text: "" }) };
  });
}

/** A roll that would follow, as the answer tells it. */
export function hope(roll: Needed | null): Partial<Answer> {
  return roll && roll.need > 0 ? { roll, headline: say("board-odds", { share: odds(roll) }), tone: "chance" } : {};
}

/** What a roll comes to that stays as it is. */
export function asItLies(roll: { total: number; need: number }): Pick<Answer, "headline" | "tone"> {
  const short = missing(roll);
  return short
    ? { headline: say("board-missing", { count: short }), tone: "loss" }
    : { headline: say("fight-enough"), tone: "sure" };
}

export function ofCard(card: string): Told {
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
