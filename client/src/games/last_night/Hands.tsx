/** Everybody's cards: one's own and those that one may know lie open, of the others there are backs and a number. */

import { useEffect, useRef } from "preact/hooks";
import { useChoice } from "../../board/choice";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { Icon } from "../../parts/Icon";
import { useMedia } from "../../parts/media";
import { cardNamed } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { CardList, DeckBack, Tile } from "./Card";
import { wishesForCard } from "./plays";
import type { Shown } from "./position";
import { traysOf } from "./trays";
import type { SeatView, View } from "./types";
import "./hands.css";

export function Hands({ shown: { view } }: { shown: Shown }) {
  const { own, open, closed } = traysOf(view);
  return (
    <section class="ln-hands" aria-labelledby="ln-hands">
      <h2 id="ln-hands" class="unseen">
        {nameOf("zone", "hand")}
      </h2>
      {own && <OwnHand own={own} />}
      <Seen view={view} />
      {open.map((seat) => (
        <div key={seat.seat} class="ln-tray open" data-spot={`hand:${seat.seat}`}>
          <Head seat={seat} view={view} />
          {seat.cards > 0 && <CardList cards={seat.hand ?? []} />}
        </div>
      ))}
      {closed.length > 0 && (
        <ul class="ln-closed">
          {closed.map((seat) => (
            <li key={seat.seat} class={`ln-tray closed ${seat.side}`} data-spot={`hand:${seat.seat}`}>
              <Head seat={seat} view={view} />
              <Backs seat={seat} />
              {seat.known.length > 0 && (
                <div class="ln-known">
                  <span>{say("panel-known")}</span>
                  <CardList cards={seat.known} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was looked at in a deck, by those who may know it. */
function Seen({ view: { looked, top } }: { view: View }) {
  if (!looked.length && !top) return null;
  return (
    <div class="ln-tray open ln-seen">
      {top && (
        <>
          <p class="ln-tray-head">
            <b>{say("panel-top")}</b>
          </p>
          <CardList cards={[top]} />
        </>
      )}
      {looked.length > 0 && (
        <>
          <p class="ln-tray-head">
            <b>{nameOf("zone", "looked")}</b>
          </p>
          <CardList cards={looked} />
        </>
      )}
    </div>
  );
}

/** The side of a player, where it has two of them by its colour. */
const roleOf = ({ side, colour }: SeatView) => nameOf("role", colour ? `${side}_${colour}` : side);

function Head({ seat, view }: { seat: SeatView; view: View }) {
  return (
    <p class="ln-tray-head">
      <b class={seat.side}>{seat.name}</b> <span>{roleOf(seat)}</span>{" "}
      <span>{say("counter-cards.count", { count: seat.cards })}</span>
      {seat.tactics > 0 && <span>{say("counter-tactics.count", { count: seat.tactics })}</span>}
      {seat.side === "zombies" && view.turn !== "set_up" && (
        <span>{say("counter-pool.count", { count: seat.pool })}</span>
      )}
    </p>
  );
}

/** More backs than these say nothing more. */
const MOST_BACKS = 6;

/** Survival Tactics are known by their backs, and lie first. */
function Backs({ seat: { cards, side, tactics } }: { seat: SeatView }) {
  const common = side === "heroes" ? "hero" : "zombie";
  return (
    <span class="ln-backs" aria-hidden="true">
      {Array.from({ length: Math.min(cards, MOST_BACKS) }, (_, place) => (
        <DeckBack key={place} deck={place < tactics ? "tactics" : common} />
      ))}
    </span>
  );
}

/** On a phone and in a column cards lie; between them they stand. */
const LYING = "(max-width: 37.49rem), (min-width: 68.75rem) and (min-height: 30.01rem)";

/** So many letters of a text stand in a line of a card that lies. */
const LETTERS = 28;

/** How many lines a card's text takes where it lies: it is as high as they need. */
function linesOf(card: string): number {
  return Math.ceil((find(`card-${card}.text`) ?? "").length / LETTERS);
}

/** Where cards lie in a row that is longer than the screen, the first that can be played is in sight. */
export function showFirst(list: HTMLElement | null): void {
  const first = list?.querySelector(".legal")?.closest("li");
  if (!list || !first) return;
  const left = first.getBoundingClientRect().left - list.getBoundingClientRect().left;
  list.scrollLeft += left - parseFloat(getComputedStyle(list).paddingLeft || "0");
}

function OwnHand({ own }: { own: SeatView }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const lying = useMedia(LYING);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showFirst(list.current), [decision]);
  const cards = own.hand ?? [];
  const playable = cards.filter((card) => choice.open(card) || choice.has(card)).length;
  return (
    <div class="ln-tray own" data-spot={`hand:${own.seat}`}>
      <p class="ln-tray-head">
        <b>{say("panel-hand", { count: own.cards })}</b>
        {playable > 0 && <span class="ln-lit">{say("panel-playable", { count: playable })}</span>}
      </p>
      {cards.length > 0 && (
        <ul ref={list} class={`ln-hand ${lying ? "lying" : "upright"}`} data-roving="">
          {cards.map((card, place) => {
            const before = cards.slice(0, place).filter((other) => other === card).length;
            const taken = before === 0 && choice.has(card);
            const open = choice.open(card) || taken;
            return (
              <li key={`${card} ${before}`} style={{ "--lines": linesOf(card) }}>
                <Thing
                  wishes={open ? [] : wishesForCard(decision, card)}
                  label={[nameOf("card", card), find(`card-${card}.kind`), open && say("panel-usable")]
                    .filter(Boolean)
                    .join(", ")}
                  class={`ln-hand-card ${taken ? "taken" : ""}`}
                  spot={`hand:${own.seat}:${card}`}
                  about={[cardNamed(card)]}
                  act={open ? () => choice.take(card) : undefined}
                  part={card}
                  taken={open ? taken : undefined}
                  point={open ? (there) => choice.point(card, there) : undefined}
                >
                  <Tile card={card} chosen={taken} when={!open} />
                  {open && (
                    <span class="ln-usable">
                      <Icon name="agree" /> {say("panel-usable")}
                    </span>
                  )}
                </Thing>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
