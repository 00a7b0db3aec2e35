/** What the board shows after something happened: a position, one event later. It says how things look, not what is legal. */

import { infoOf } from "./catalogue";
import { numberOf, sideOf, SPACES, type Side } from "./street";
import type { AnyEvent, Creature, SideView, View } from "./types";

const ORDERS_OF_A_BOSS = 3;
/** Causes of a step that a zombie makes once a phase. */
const SPECIAL = new Set(["hunger", "order"]);
const FREEZE_LASTS = 2;
const SHIELD = "human_shield";
/** What a shield is called that was bitten. */
const BITTEN = "bitten";

export function after(view: View, event: AnyEvent): View {
  switch (event.type) {
    case "PhaseBegan":
      return began(view, event.side as Side, event.round);
    case "Stepped":
      return special(moved(view, [[event.number, event.to]]), SPECIAL.has(event.cause) ? [event.to] : []);
    case "Advanced":
    case "FellBack":
      return moved(
        view,
        event.moves.map(([number, , to]) => [number, to]),
      );
    case "Held":
      return withCards(changed(view, event.space, { held: true }), "zombies", (cards) =>
        discarded(cards, "not_so_fast"),
      );
    case "Drew":
      return withCards({ ...view, stage: "draw" }, event.side as Side, (cards) => drawn(cards, event.card));
    case "Discarded":
      return withCards({ ...view, stage: "discard" }, event.side as Side, (cards) => discarded(cards, event.card));
    case "Played":
      return withCards(bitten(view, event.card, event.targets), sideOf(view, event.seat) ?? "humans", (cards) =>
        played(cards, event.card),
      );
    case "Clicked":
      return withCards(view, "zombies", (cards) => discarded(cards, "click"));
    case "Snatched":
      return withCards(view, sideOf(view, event.owner) ?? "humans", (cards) => discarded(cards, event.card));
    case "Ordered":
      return ordered(view, event.space, event.left);
    case "Placed":
      return put(
        view,
        event.space,
        newcomer(event.number, event.card === BITTEN ? SHIELD : event.card, event.strength),
      );
    case "Attached":
      return attached(view, event.card, event.space, event.strength);
    case "Laid":
      return laid(view, event.space, event.card);
    case "Lit":
      return lit(view, [event.space], true);
    case "Netted":
      return event.spaces.reduce((shown, space) => changed(shown, space, { netted: true }), view);
    case "Froze":
      return { ...view, freezes: [...view.freezes, FREEZE_LASTS] };
    case "Thawed":
      return { ...view, freezes: [] };
    case "TerrorSpread":
      return { ...view, terror: true };
    case "TerrorEnded":
      return { ...view, terror: false };
    case "Wounded":
      return changed(view, event.space, { strength: event.left });
    case "ShieldLost":
    case "ShieldSpare":
      return thrownAway(changed(view, event.space, { shield: false }), "zombies", [SHIELD]);
    case "Died":
      return removed(thrownAway(view, "zombies", cardsOn(view, event.space)), event.space);
    case "Filled":
    case "Exploded":
      return lifted(view, event.space);
    case "Broke":
      return view.objects[numberOf(event.space)] === "barrel" ? lifted(view, event.space) : view;
    case "Rolled":
      return rolled(view, event.space, event.to);
    case "Removed":
      return event.card === "napalm" ? lit(view, [event.space], false) : lifted(view, event.space);
    case "Expired":
      return expired(view, event.card, event.spaces);
    case "Merged":
      return put(removed(view, event.space), event.to, mergedOf(view, event.number, event.into, event.strength));
    case "Swapped":
      return special(
        moved(view, [
          [event.number, event.to],
          [event.other, event.space],
        ]),
        [event.space, event.to],
      );
    default:
      return view;
  }
}

function began(view: View, side: Side, round: number): View {
  const cleared =
    side === "zombies"
      ? {
          creatures: view.creatures.map((one) => one && { ...one, stepped: false, merged: false, held: false }),
          order_given: false,
          freezes: view.freezes.map((ends) => ends - 1).filter((ends) => ends > 0),
        }
      : {};
  return { ...view, ...cleared, phase: side, stage: side === "zombies" ? "movement" : "clearing", round };
}

function moved(view: View, moves: readonly (readonly [number: number, to: string])[]): View {
  const goes = new Map(moves);
  const creatures: (Creature | null)[] = view.creatures.map((one) => (one && goes.has(one.number) ? null : one));
  for (const one of view.creatures) {
    const to = one && goes.get(one.number);
    if (one && to) creatures[numberOf(to)] = one;
  }
  return { ...view, creatures };
}

function put(view: View, space: string, creature: Creature | null): View {
  return { ...view, creatures: view.creatures.with(numberOf(space), creature) };
}

function removed(view: View, space: string): View {
  return put(view, space, null);
}

function changed(view: View, space: string, change: Partial<Creature>): View {
  const creature = view.creatures[numberOf(space)];
  return creature ? put(view, space, { ...creature, ...change }) : view;
}

/** Who has made a special step is marked. */
function special(view: View, spaces: readonly string[]): View {
  return spaces.reduce((shown, space) => changed(shown, space, { stepped: true }), view);
}

/** A boss spends an order on the zombie on a space. */
function ordered(view: View, space: string, left: number): View {
  const boss = view.creatures.findIndex((one) => one?.orders === left + 1);
  const spent = boss < 0 ? view : changed(view, SPACES[boss]!, { orders: left });
  return { ...changed(spent, space, { ordered: true }), order_given: true };
}

function cardsOn(view: View, space: string): string[] {
  const creature = view.creatures[numberOf(space)];
  if (!creature) return [];
  return [...creature.cards, ...(creature.shield ? [SHIELD] : []), ...(creature.orders >= 0 ? ["boss"] : [])];
}

function thrownAway(view: View, side: Side, cards: readonly string[]): View {
  return withCards(view, side, (own) => ({ ...own, discard: [...own.discard, ...cards] }));
}

/** An object leaves the street for the discard pile. */
function lifted(view: View, space: string): View {
  const thing = view.objects[numberOf(space)];
  return thing ? laid(thrownAway(view, "humans", [thing]), space, "") : view;
}

/** A barrel rolls: away, to a free space, or into what it breaks on. */
function rolled(view: View, space: string, to: string): View {
  if (!to) return lifted(view, space);
  if (view.objects[numberOf(to)]) return lifted(view, space);
  return laid(laid(view, space, ""), to, "barrel");
}

function laid(view: View, space: string, thing: string): View {
  return { ...view, objects: view.objects.with(numberOf(space), thing) };
}

function lit(view: View, spaces: readonly string[], burns: boolean): View {
  return {
    ...view,
    burning: view.burning.map((now, number) => (spaces.some((at) => numberOf(at) === number) ? burns : now)),
  };
}

function expired(view: View, card: string, spaces: readonly string[]): View {
  if (card === "barrier") return spaces.reduce(lifted, view);
  const gone = thrownAway(view, "humans", card === "napalm" ? spaces.map(() => card) : [card]);
  if (card === "napalm") return lit(gone, spaces, false);
  return spaces.reduce((shown, space) => changed(shown, space, { netted: false }), gone);
}

function newcomer(number: number, card: string, strength: number): Creature {
  const marks = { ordered: false, stepped: false, merged: false, held: false, netted: false };
  return { number, strength, cards: [card], shield: false, orders: -1, ...marks };
}

/** Who bites gives up its shield. */
function bitten(view: View, card: string, [biter]: readonly (string | number)[]): View {
  return card === "bite" ? changed(view, String(biter), { shield: false }) : view;
}

function attached(view: View, card: string, space: string, strength: number): View {
  if (card === "boss") return changed(view, space, { orders: ORDERS_OF_A_BOSS });
  if (card === SHIELD) return changed(view, space, { shield: true });
  const creature = view.creatures[numberOf(space)];
  return changed(view, space, { strength, cards: [...(creature?.cards ?? []), card] });
}

function mergedOf(view: View, mover: number, into: number, strength: number): Creature | null {
  const one = view.creatures.find((creature) => creature?.number === mover);
  const other = view.creatures.find((creature) => creature?.number === into);
  if (!one || !other) return one ?? other ?? null;
  return {
    ...other,
    strength,
    cards: [...other.cards, ...one.cards],
    shield: one.shield || other.shield,
    orders: Math.max(one.orders, other.orders),
    ordered: one.ordered || other.ordered,
    merged: true,
  };
}

function withCards(view: View, side: Side, change: (cards: SideView) => SideView): View {
  return { ...view, [side]: change(view[side]) };
}

function drawn(cards: SideView, card: string): SideView {
  return {
    ...cards,
    hand: [...cards.hand, card],
    deck_count: cards.deck_count - 1,
    unseen: without(cards.unseen, card),
  };
}

function discarded(cards: SideView, card: string): SideView {
  return { ...cards, hand: without(cards.hand, card), discard: [...cards.discard, card] };
}

function played(cards: SideView, card: string): SideView {
  return infoOf(card)?.lasting ? { ...cards, hand: without(cards.hand, card) } : discarded(cards, card);
}

function without(cards: readonly string[], card: string): string[] {
  const place = cards.indexOf(card);
  return place < 0 ? [...cards] : cards.toSpliced(place, 1);
}
