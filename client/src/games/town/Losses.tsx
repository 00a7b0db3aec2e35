/** What somebody shall lose by a card that has been aimed at them: one of their cards, or so many bullets. */

import type { ComponentType } from "preact";
import { useChoice, type Choice } from "../../board/choice";
import type { Part } from "../../board/options";
import { Thing } from "../../board/Thing";
import { cardNamed } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import "./losses.css";

/** Verb, card and player come before it. */
const HEAD = 3;

interface LossesProps {
  Sign: ComponentType<{ name: string }>;
  /** Whether a part of an answer is a card. */
  isCard: (part: string) => boolean;
}

/** Whether somebody is being named: after them, numbers mean something else. */
export const namesSeat = (choice: Choice, seat: number): boolean => {
  const chosen = choice.chosen.value;
  if (chosen[0] !== "play") return false;
  return chosen.length < HEAD ? choice.next.value.has(seat) : chosen[HEAD - 1] === seat;
};

export function Losses({ Sign, isCard }: LossesProps) {
  const choice = useChoice();
  const chosen = choice.chosen.value;
  if (chosen[0] !== "play" || typeof chosen[HEAD - 1] !== "number") return null;
  const open = choice.options.value.filter((option) => chosen.slice(0, HEAD).every((part, at) => option[at] === part));
  const parts = open.flatMap((option) => option.slice(HEAD, HEAD + 1)).filter((part) => isLoss(part, isCard));
  if (!parts.length) return null;
  return (
    <ul class="city-losses" data-roving="">
      {parts.map((part) => {
        const card = typeof part === "string";
        const name = card ? nameOf("card", part) : say("counter-bullets.count", { count: part });
        const taken = chosen[HEAD] === part;
        return (
          <li key={part}>
            <Thing
              wishes={[]}
              label={name}
              class={`city-loss ${taken ? "taken" : ""}`}
              about={card ? [cardNamed(part)] : []}
              act={() => choice.take(part)}
              part={part}
              taken={taken}
              point={(there) => choice.point(part, there)}
            >
              {card && <Sign name={part} />} {name}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

const isLoss = (part: Part, isCard: LossesProps["isCard"]) => typeof part === "number" || isCard(part);
