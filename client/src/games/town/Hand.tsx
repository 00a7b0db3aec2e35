/** One's own cards: beside the map, or on a phone in a sheet that is drawn up over it. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useRef } from "preact/hooks";
import type { CardFaces } from "../../board/cardFaces";
import { useChoice, type Choice } from "../../board/choice";
import { legalAmong } from "../../board/options";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { Dialog } from "../../parts/Dialog";
import { Icon } from "../../parts/Icon";
import type { DecisionInfo, Option } from "../../protocol/types";
import { cardNamed } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { afterPress, draw, openingFor, shifted, type Opening } from "./opening";
import "./hand.css";

/** Whose cards they are. */
interface Holder {
  seat: number;
  hand: readonly string[] | null;
  may_play: boolean;
}

interface HandProps {
  /** Nobody, where one only looks on. */
  own: Holder | undefined;
  /** The deck that is drawn from, or all of them. */
  deck: Deck | readonly NamedDeck[];
  faces: Pick<CardFaces, "Sign" | "Tile" | "CardList">;
  /** Whether something else that stands here can be chosen. */
  usable?: boolean;
  /** Whether something stands over the map already. */
  busy: boolean;
  /** What stands between the head and the cards. */
  children?: ComponentChildren;
}

/** The cards that have been played, and how many are still to be drawn. */
interface Deck {
  discard: readonly string[];
  cards_left: number;
}

/** One of several decks: its texts and its places are called after it. */
export interface NamedDeck extends Deck {
  name: string;
  /** What its cards look like from behind. */
  Back: ComponentType;
}

export function Hand({ own, deck, faces, usable = false, busy, children }: HandProps) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const cards = own?.hand ?? [];
  const asked = usable || cards.some((card) => isOpen(choice, decision, card));
  const aiming = choice.begun.value && choice.complete.value === undefined;
  const opening = openingFor(asked, aiming, busy);
  return (
    <section class={`city-hand ${opening}`} aria-labelledby="city-hand">
      <div class="city-hand-sheet">
        <Head own={own} deck={deck} faces={faces} opening={opening} asked={asked} />
        {children}
        {own?.hand && <Cards cards={own.hand} seat={own.seat} Tile={faces.Tile} />}
      </div>
    </section>
  );
}

/** So far a finger goes before the sheet goes with it. */
const DRAWN = 24;

interface HeadProps extends Pick<HandProps, "own" | "deck" | "faces"> {
  opening: Opening;
  asked: boolean;
}

function Head({ own, deck, faces, opening, asked }: HeadProps) {
  const from = useRef<number | null>(null);
  const drawn = useRef(false);
  return (
    <div
      class="city-hand-head"
      onPointerDown={({ clientY, pointerType }) => {
        drawn.current = false;
        from.current = pointerType === "mouse" ? null : clientY;
      }}
      onPointerMove={({ clientY }) => {
        if (from.current === null || Math.abs(clientY - from.current) < DRAWN) return;
        draw(shifted(opening, clientY < from.current ? 1 : -1), asked);
        from.current = null;
        drawn.current = true;
      }}
    >
      <button
        type="button"
        class="quiet city-grip"
        aria-expanded={opening !== "peek"}
        aria-label={say(opening === "full" ? "board-hand-less" : "board-hand-more")}
        onClick={() => {
          if (!drawn.current) draw(afterPress(opening), asked);
        }}
      />
      <h2 id="city-hand">{nameOf("zone", "hand")}</h2>
      {own && <span class="city-may-play">{say(own.may_play ? "board-may-play" : "board-has-played")}</span>}
      <Piles deck={deck} faces={faces} />
    </div>
  );
}

/** Whether a card of the hand can be chosen now, or has been. */
function isOpen(choice: Choice, decision: DecisionInfo | null, card: string): boolean {
  return choice.open(card) || choice.has(card) || legalAmong(decision, wishesFor(decision, card)) !== undefined;
}

/** A longer name takes two lines of a card. */
const LONG_NAME = 17;

function Cards({ cards, seat, Tile }: { cards: readonly string[]; seat: number } & Pick<CardFaces, "Tile">) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  if (!cards.length) return <p class="city-no-cards">{say("counter-cards.count", { count: 0 })}</p>;
  return (
    <ul class="city-cards" data-roving="">
      {cards.map((card, place) => {
        const before = cards.slice(0, place).filter((other) => other === card).length;
        const taken = before === 0 && choice.has(card);
        const open = choice.open(card) || taken;
        const playable = isOpen(choice, decision, card);
        return (
          <li key={`${card} ${before}`}>
            <Thing
              wishes={open ? [] : wishesFor(decision, card)}
              label={labelOf(card, playable)}
              class={`city-hand-card ${taken ? "taken" : ""} ${nameOf("card", card).length > LONG_NAME ? "long-name" : ""}`}
              spot={`hand:${seat}:${card}`}
              about={[cardNamed(card)]}
              act={open ? () => choice.take(card) : undefined}
              part={card}
              taken={open ? taken : undefined}
              point={open ? (there) => choice.point(card, there) : undefined}
            >
              <Tile card={card} chosen={taken} when={!playable} />
              {playable && (
                <span class="city-playable">
                  <Icon name="agree" /> {say("board-playable")}
                </span>
              )}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** A card in words, and that it can be chosen now. */
function labelOf(card: string, playable: boolean): string {
  return [nameOf("card", card), find(`card-${card}.kind`), playable && say("board-playable")]
    .filter(Boolean)
    .join(", ");
}

/** What one would ask about a card that can't be chosen. */
function wishesFor(decision: DecisionInfo | null, card: string): Option[] {
  return [[decision?.kind === "discard_card" ? "discard" : "play", card]];
}

const isOne = (deck: HandProps["deck"]): deck is Deck => !Array.isArray(deck);

/** What has been played lies open; of the deck only the number is known. */
function Piles({ deck, faces }: Pick<HandProps, "deck" | "faces">) {
  return (
    <span class="city-piles">
      {isOne(deck) ? (
        <Pile deck={deck} faces={faces} />
      ) : (
        deck.map((one) => <Pile key={one.name} deck={one} faces={faces} {...one} />)
      )}
    </span>
  );
}

interface PileProps extends Pick<HandProps, "faces"> {
  deck: Deck;
  name?: string;
  Back?: ComponentType;
}

function Pile({ deck: { discard, cards_left }, faces: { Sign, CardList }, name, Back }: PileProps) {
  const open = useSignal(false);
  const [of, spot] = name === undefined ? ["", ""] : [`${name}_`, `:${name}`];
  const title = nameOf("zone", `${of}discard`);
  return (
    <>
      <span class="city-pile" data-spot={`deck${spot}`}>
        <span class="unseen">{say(`counter-${of}cards_left.count`, { count: cards_left })}</span>
        {Back ? <Back /> : <Sign name="deck" />}
        <b aria-hidden="true">{cards_left}</b>
      </span>
      <button
        type="button"
        class="small quiet city-pile"
        data-spot={`discard${spot}`}
        onClick={() => (open.value = true)}
      >
        <span class="unseen">
          {title}, {say("counter-cards.count", { count: discard.length })}
        </span>
        <Sign name="discard" />
        <b aria-hidden="true">{discard.length}</b>
      </button>
      {open.value && (
        <Dialog title={title} close={() => (open.value = false)}>
          <CardList cards={discard} />
        </Dialog>
      )}
    </>
  );
}
