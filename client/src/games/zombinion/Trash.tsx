import { useSignal } from "@preact/signals";
import { Dialog } from "../../parts/Dialog";
import { openCard } from "../../rules/opening";
import { say } from "../../words/language";
import { Art, Chip, Sign } from "./Card";
import { sorted } from "./groups";
import { stackWords } from "./StackThing";

/** The Trash lies open: how many cards, the last one, and all of them when it is opened. */
export function Trash({ cards }: { cards: readonly string[] }) {
  const open = useSignal(false);
  const last = cards.at(-1);
  return (
    <>
      <button type="button" class="zn-trash" data-spot="trash" onClick={() => (open.value = true)}>
        <span class="unseen">{say("page-zombinion-trash", { count: cards.length })}</span>
        <Sign name="trash" />
        <span class="card-name" aria-hidden="true">
          {say("zone-trash")}
        </span>
        {last && <Art card={last} />}
        <span class="zn-count" aria-hidden="true">
          {cards.length}
        </span>
      </button>
      {open.value && (
        <Dialog title={say("zone-trash")} close={() => (open.value = false)}>
          <CardList cards={cards} />
        </Dialog>
      )}
    </>
  );
}

/** Cards as a list of words; each can be looked at closely. */
export function CardList({ cards }: { cards: readonly string[] }) {
  if (!cards.length) return <p class="faint">{say("counter-cards.count", { count: 0 })}</p>;
  return (
    <ul class="zn-list">
      {sorted(cards).map((stack) => (
        <li key={stack.card}>
          <button type="button" class="zn-look" onClick={() => openCard(stack.card)}>
            <span class="unseen">{stackWords(stack)}</span>
            <Chip card={stack.card} count={stack.count} />
          </button>
        </li>
      ))}
    </ul>
  );
}
