/** What lies beside the map: cards that remain in play, what holds for a while, decks, and what has been played. */

import { useSignal } from "@preact/signals";
import { Thing } from "../../board/Thing";
import { Dialog } from "../../parts/Dialog";
import { cardNamed } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { Art, CardList, DeckBack, Sign } from "./Card";
import { sentences } from "./HeroThing";
import { pointAt } from "./lighting";
import { OtherDecks } from "./OtherDecks";
import type { Shown } from "./position";
import type { KeptView, View } from "./types";
import "./kept.css";

export function Kept({ shown: { view } }: { shown: Shown }) {
  return (
    <section class="ln-kept" aria-label={say("panel-beside")}>
      <Lasting view={view} />
      <Decks view={view} />
      <OtherDecks view={view} />
    </section>
  );
}

function Lasting({ view }: { view: View }) {
  if (!view.kept.length && !view.effects.length) return null;
  return (
    <ul class="ln-lasting" data-roving="" aria-label={say("panel-lasting")}>
      {view.kept.map((kept, place) => (
        <li key={`${kept.card} ${place}`}>
          <Thing
            wishes={[]}
            label={keptWords(kept)}
            class="ln-lasts"
            about={[cardNamed(kept.card)]}
            point={pointAt({ kept })}
          >
            <span class="ln-lasts-art">
              <Art card={kept.card} />
            </span>
            <span class="ln-thing-words">
              <b>{nameOf("card", kept.card)}</b>
              <span>{placeWords(kept) || find(`card-${kept.card}.text`)}</span>
            </span>
          </Thing>
        </li>
      ))}
      {view.effects.map((effect) => (
        <li key={effect}>
          <Thing
            wishes={[]}
            label={`${nameOf("effect", effect)}. ${say(`effect-${effect}.text`)}`}
            class="ln-lasts"
            about={[{ family: "effect", name: effect }]}
          >
            <span class="ln-lasts-art">
              <Sign name="remains" />
            </span>
            <span class="ln-thing-words">
              <b>{nameOf("effect", effect)}</b>
              <span>{say(`effect-${effect}.text`)}</span>
            </span>
          </Thing>
        </li>
      ))}
    </ul>
  );
}

/** Where a card lies; nowhere for one that holds everywhere. */
function placeWords({ building, space }: KeptView): string {
  return building ? nameOf("building", building) : space.toUpperCase();
}

function keptWords(kept: KeptView): string {
  return sentences([nameOf("card", kept.card), placeWords(kept), find(`card-${kept.card}.text`)]);
}

type Pile = "hero_discard" | "zombie_discard" | "hero_out" | "zombie_out";

function Decks({ view }: { view: View }) {
  const opened = useSignal<Pile | null>(null);
  const out = (["hero_out", "zombie_out"] as const).filter((pile) => view[pile].length);
  return (
    <>
      <ul class="ln-decks">
        {(["hero", "zombie"] as const).map((deck) => (
          <li key={deck} class="ln-deck" data-spot={`deck:${deck}`}>
            <DeckBack deck={deck} />
            <span class="unseen">{say(`counter-${deck}_deck.count`, { count: view[`${deck}_deck`] })}</span>
            <span class="ln-pile-words" aria-hidden="true">
              <b>{view[`${deck}_deck`]}</b> {say("panel-deck")}
            </span>
          </li>
        ))}
        {(["hero_discard", "zombie_discard", ...out] as const).map((pile) => (
          <li key={pile}>
            <button
              type="button"
              class="ln-deck"
              data-spot={pile.endsWith("out") ? undefined : `discard:${pile.slice(0, -"_discard".length)}`}
              aria-haspopup="dialog"
              onClick={() => (opened.value = pile)}
            >
              <span class="unseen">
                {nameOf("zone", pile)}, {say("counter-cards.count", { count: view[pile].length })}
              </span>
              <span class={`ln-pile ${pile}`} aria-hidden="true">
                {view[pile].length > 0 && <Art card={view[pile].at(-1)!} />}
              </span>
              <span class="ln-pile-words" aria-hidden="true">
                <b>{view[pile].length}</b> {say(pile.endsWith("out") ? "panel-out" : "panel-discard")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened.value && (
        <Dialog title={nameOf("zone", opened.value)} close={() => (opened.value = null)}>
          <CardList cards={view[opened.value]} />
        </Dialog>
      )}
    </>
  );
}
