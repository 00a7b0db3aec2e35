import { useSignal } from "@preact/signals";
import { Dialog } from "../../parts/Dialog";
import { say } from "../../words/language";
import { Art, CardList, Sign } from "./Card";

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
        <span class="card-count" aria-hidden="true">
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
