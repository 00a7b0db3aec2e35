/** What somebody shall lose by a card that has been aimed at them: one of their cards, or so many bullets. */

import type { ComponentType } from "preact";
import { useChoice, type Choice } from "../../board/choice";
import type { Part } from "../../board/options";
import { Thing } from "../../board/Thing";
import { cardNamed } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import "./losses.css";

/** Where it stands in an answer: verb, card and player come before it. */
export const LOSS = 3;

interface LossesProps {
  Sign: ComponentType<{ name: string }>;
  /** Whether a part of an answer is a card. */
  isCard: (part: string) => boolean;
}

/** Where a player stands who is named with a card; all others stand right after the verb. */
const NAMED = 2;

/** Whether somebody is being named with a card. */
export const namesSeat = (choice: Choice, seat: number): boolean =>
  choice.chosen.value[0] === "play" && (choice.asks(seat, NAMED) || choice.has(seat, NAMED));

/** At which place of an answer a player stands: at others the same number means something else. */
export const placeOfSeat = (choice: Choice, seat: number): number => (namesSeat(choice, seat) ? NAMED : 1);

export function Losses({ Sign, isCard }: LossesProps) {
  const choice = useChoice();
  const chosen = choice.chosen.value;
  if (chosen[0] !== "play" || typeof chosen[NAMED] !== "number") return null;
  const open = choice.options.value.filter((option) => chosen.slice(0, LOSS).every((part, at) => option[at] === part));
  const parts = open.flatMap((option) => option.slice(LOSS, LOSS + 1)).filter((part) => isLoss(part, isCard));
  if (!parts.length) return null;
  return (
    <ul class="city-losses" data-roving="">
      {parts.map((part) => {
        const card = typeof part === "string";
        const name = card ? nameOf("card", part) : say("counter-bullets.count", { count: part });
        const taken = choice.has(part, LOSS);
        return (
          <li key={part}>
            <Thing
              wishes={[]}
              label={name}
              class={`city-loss ${taken ? "taken" : ""}`}
              about={card ? [cardNamed(part)] : []}
              act={() => choice.take(part, LOSS)}
              part={part}
              place={LOSS}
              taken={taken}
              point={(there) => choice.point(part, there, LOSS)}
            >
              {card && <Sign name={part} />} {name}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

export const isLoss = (part: Part, isCard: LossesProps["isCard"]) => typeof part === "number" || isCard(part);
