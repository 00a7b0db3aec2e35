/** One's own cards: beside the map, or on a phone in a sheet that is drawn up over it. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useChoice, type Choice } from "../../board/choice";
import { legalAmong } from "../../board/options";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { Dialog } from "../../parts/Dialog";
import { Icon } from "../../parts/Icon";
import type { DecisionInfo, Option } from "../../protocol/types";
import { cardNamed } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { CardList, Sign, Tile } from "./Card";
import { fightAnswers } from "./fight";
import { Items } from "./Items";
import { afterPress, draw, openingFor, shifted, type Opening } from "./opening";
import type { PawnView, View } from "./types";
import "./hand.css";

export function Hand({ view }: { view: View }) {
  const own = view.seat === null ? undefined : view.players[view.seat];
  const choice = useChoice();
  const decision = usePlay().decision.value;
  if (view.options.variant !== "base") return null;
  const cards = own?.hand ?? [];
  const usable = own?.in_play.some((card) => legalAmong(decision, [["use", card]]) !== undefined) ?? false;
  const asked = usable || cards.some((card) => isOpen(choice, decision, card));
  const aiming = choice.begun.value && choice.complete.value === undefined;
  const opening = openingFor(asked, aiming, decision !== null && fightAnswers(decision).length > 0);
  return (
    <section class={`zs-hand ${opening}`} aria-labelledby="zs-hand">
      <div class="zs-hand-sheet">
        <Head view={view} own={own} opening={opening} asked={asked} />
        {own && own.in_play.length > 0 && (
          <ul class="zs-hand-items" data-roving="" aria-label={nameOf("zone", "in_play")}>
            <Items pawn={own} again />
          </ul>
        )}
        {own?.hand && <Cards cards={own.hand} seat={own.seat} />}
      </div>
    </section>
  );
}

/** So far a finger goes before the sheet goes with it. */
const DRAWN = 24;

interface HeadProps {
  view: View;
  own: PawnView | undefined;
  opening: Opening;
  asked: boolean;
}

function Head({ view, own, opening, asked }: HeadProps) {
  const from = useRef<number | null>(null);
  const drawn = useRef(false);
  return (
    <div
      class="zs-hand-head"
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
        class="quiet zs-grip"
        aria-expanded={opening !== "peek"}
        aria-label={say(opening === "full" ? "board-hand-less" : "board-hand-more")}
        onClick={() => {
          if (!drawn.current) draw(afterPress(opening), asked);
        }}
      />
      <h2 id="zs-hand">{nameOf("zone", "hand")}</h2>
      {own && <span class="zs-may-play">{say(own.may_play ? "board-may-play" : "board-has-played")}</span>}
      <Piles cards={view.discard} left={view.cards_left} />
    </div>
  );
}

/** Whether a card of the hand can be chosen now, or has been. */
function isOpen(choice: Choice, decision: DecisionInfo | null, card: string): boolean {
  return choice.open(card) || choice.has(card) || legalAmong(decision, wishesFor(decision, card)) !== undefined;
}

/** A longer name takes two lines of a card. */
const LONG_NAME = 17;

function Cards({ cards, seat }: { cards: readonly string[]; seat: number }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  if (!cards.length) return <p class="zs-no-cards">{say("counter-cards.count", { count: 0 })}</p>;
  return (
    <ul class="zs-cards" data-roving="">
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
              class={`zs-hand-card ${taken ? "taken" : ""} ${nameOf("card", card).length > LONG_NAME ? "long-name" : ""}`}
              spot={`hand:${seat}:${card}`}
              about={[cardNamed(card)]}
              act={open ? () => choice.take(card) : undefined}
              part={card}
              taken={open ? taken : undefined}
              point={open ? (there) => choice.point(card, there) : undefined}
            >
              <Tile card={card} chosen={taken} when={!playable} />
              {playable && (
                <span class="zs-playable">
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

/** What has been played lies open; of the deck only the number is known. */
function Piles({ cards, left }: { cards: readonly string[]; left: number }) {
  const open = useSignal(false);
  return (
    <span class="zs-piles">
      <span class="zs-pile" data-spot="deck">
        <span class="unseen">{say("counter-cards_left.count", { count: left })}</span>
        <Sign name="deck" />
        <b aria-hidden="true">{left}</b>
      </span>
      <button type="button" class="small quiet zs-pile" data-spot="discard" onClick={() => (open.value = true)}>
        <span class="unseen">
          {nameOf("zone", "discard")}, {say("counter-cards.count", { count: cards.length })}
        </span>
        <Sign name="discard" />
        <b aria-hidden="true">{cards.length}</b>
      </button>
      {open.value && (
        <Dialog title={nameOf("zone", "discard")} close={() => (open.value = false)}>
          <CardList cards={cards} />
        </Dialog>
      )}
    </span>
  );
}
