/** The last roll outside fights: what it was for, what was needed, and the dice. */

import { useRef } from "preact/hooks";
import { dieFace } from "../../art/town/dice";
import { find, nameOf, say } from "../../words/language";
import { isStaged } from "./FightScene";
import type { Shown } from "./position";
import type { AnyEvent, View } from "./types";

interface Roll {
  what: string;
  dice: readonly number[];
  hero: string;
  need: number;
}

export function Dice({ shown: { view, event } }: { shown: Shown }) {
  const last = useRef<{ turn: string; roll: Roll } | null>(null);
  const now = rollIn(view, event);
  const turn = `${view.turn} ${view.sun}`;
  if (now) last.current = { turn, roll: now };
  // What was rolled in another turn is of no use any more.
  const roll = now ?? (last.current?.turn === turn ? last.current.roll : null);
  if (!roll || isStaged(view)) return null;
  const words = [
    find(`roll-${roll.what}`) ?? say(`board-roll-${roll.what}`),
    roll.hero && nameOf("hero", roll.hero),
    roll.need > 0 && say("board-need", { count: roll.need }),
  ].filter(Boolean);
  return (
    <p class={`ln-roll ${now ? "" : "past"}`}>
      <span aria-hidden="true" class="ln-dice">
        {roll.dice.map((die, place) => (
          <img key={`${place} ${die}`} src={dieFace(die)} width="64" height="64" alt="" draggable={false} />
        ))}
      </span>
      <span class="unseen">{roll.dice.join(", ")}</span>
      <span>{words.join(" · ")}</span>
    </p>
  );
}

/** The dice that lie on the table, or are being rolled. */
function rollIn(view: View, event: AnyEvent | null): Roll | null {
  if (event?.type === "Rolled" || event?.type === "Rerolled")
    return { what: event.what, dice: event.dice, hero: event.hero, need: event.type === "Rolled" ? event.need : 0 };
  if (event?.type === "NewZombies") return { what: "new_zombies", dice: event.dice, hero: "", need: event.in_play + 1 };
  if (view.roll) return view.roll;
  return view.movement.length ? { what: "movement", dice: view.movement, hero: view.active, need: 0 } : null;
}
