/** The decks that expansions bring, each with what has been discarded from it. */

import { useSignal } from "@preact/signals";
import { Dialog } from "../../parts/Dialog";
import { nameOf, say } from "../../words/language";
import { CardList, DeckBack, type Deck } from "./Card";
import type { View } from "./types";

interface OtherDeck {
  key: string;
  back: Deck;
  name: string;
  left: number;
  /** How many are left, for those who can't see it. */
  words: string;
  discard: readonly string[];
  /** What the discards are called. */
  title: string;
}

/** Those that this game is played with. */
export function otherDecks(view: View): OtherDeck[] {
  const survival = (["unique", "tactic"] as const).map((deck) => ({
    key: deck === "unique" ? "unique_items" : "tactics",
    back: deck === "unique" ? ("unique_items" as const) : ("tactics" as const),
    name: nameOf("counter", `${deck}_deck`),
    left: view[`${deck}_deck`],
    words: say(`counter-${deck}_deck.count`, { count: view[`${deck}_deck`] }),
    discard: view[`${deck}_discard`],
    title: nameOf("zone", `${deck}_discard`),
  }));
  const graves = {
    key: "grave",
    back: "grave" as const,
    name: nameOf("counter", "grave_deck"),
    left: view.grave_deck,
    words: say("counter-grave_deck.count", { count: view.grave_deck }),
    discard: view.grave_discard,
    title: nameOf("zone", "grave_discard"),
  };
  return [...[...survival, graves].filter(({ left, discard }) => left + discard.length), ...upgradeDecks(view)];
}

function upgradeDecks({ upgrade_decks, upgrade_discards }: View): OtherDeck[] {
  return Object.entries(upgrade_decks).map(([deck, left]) => ({
    key: `upgrade:${deck}`,
    back: deck === "zombie" ? "horde" : "upgrade",
    name: nameOf("upgrade-deck", deck),
    left,
    words: say("panel-upgrades-left", { deck: nameOf("upgrade-deck", deck), count: left }),
    discard: upgrade_discards[deck] ?? [],
    title: `${nameOf("zone", "upgrade_discards")}: ${nameOf("upgrade-deck", deck)}`,
  }));
}

export function OtherDecks({ view }: { view: View }) {
  const opened = useSignal("");
  const decks = otherDecks(view);
  const open = decks.find(({ key }) => key === opened.value);
  if (!decks.length) return null;
  return (
    <>
      <ul class="ln-other-decks" aria-label={say("panel-other-decks")}>
        {decks.map(({ key, back, name, left, words, discard }) => (
          <li key={key}>
            <button
              type="button"
              class="ln-other-deck"
              data-spot={`deck:${key}`}
              aria-haspopup="dialog"
              onClick={() => (opened.value = key)}
            >
              <span class="unseen">
                {words}, {say("panel-discarded", { count: discard.length })}
              </span>
              <DeckBack deck={back} />
              <span class="ln-other-words" data-spot={`discard:${key}`} aria-hidden="true">
                <span>{name}</span>
                <span>
                  <b>{left}</b> {discard.length > 0 && say("panel-discarded", { count: discard.length })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={open.title} close={() => (opened.value = "")}>
          <CardList cards={open.discard} />
        </Dialog>
      )}
    </>
  );
}
