/** The fights of shotgun guys: with stray zombies as in Zombies!!!, and with the hordes. */

import { deadPicture, largeLeader, largeSurvivor } from "../../art/town/pieces";
import type { DecisionInfo, Option } from "../../protocol/types";
import { nameOf, say } from "../../words/language";
import { fightAnswers, fightOf, type Fight, type Tellings } from "../zombies/fight";
import type { Shown } from "../zombies/Scene";
import { infoOf } from "./catalogue";
import { hordesIn } from "./position";
import { townOf } from "./town";
import type { Coming, View } from "./types";

/** Questions of a fight that this game has besides: all their answers are given in the panel. */
const OWN = new Set(["hx_fight_order", "hx_bullets"]);

/** The answers that are given in the panel of the fight, in the order in which digits choose them. */
export function answersIn(decision: DecisionInfo): Option[] {
  return OWN.has(decision.kind) ? [...decision.options] : fightAnswers(decision);
}

/** A fight, and those of the hordes that are on its space. */
export interface Brawl {
  fight: Fight;
  /** Seats and characters, each of them once. */
  hordes: readonly { seat: number; name: string; character: string }[];
}

/** What this person has to decide, if it is a fight. */
export function brawlIn(view: View, decision: DecisionInfo | null): Brawl | null {
  const goal = (decision && view.players[decision.seat]?.goal) ?? 0;
  const fight = fightOf({ ...view, coming: comingIn(view) }, goal, decision, decision ? answersIn(decision) : []);
  if (!fight) return null;
  const dead = decision?.kind === "dead_dice_response";
  const there = hordesIn(view).filter(({ space }) => !dead && space === fight.own.space);
  const seats = [...new Set(there.map(({ seat }) => seat))];
  const hordes = seats.map((seat) => view.players[seat]!);
  // Bullets that may be left unpaid are paid against hordes alone.
  const zombie = decision?.kind === "hx_bullets" ? undefined : fight.zombie;
  return { fight: { ...fight, zombie, ...(OWN.has(decision!.kind) && { roll: rollOf(view, decision!) }) }, hordes };
}

/** The next roll with the weapons of Humans!!! that help in it. */
export function comingIn({ coming, armed }: View): Coming | null {
  if (!coming) return null;
  const more = armed.reduce((sum, card) => sum + (infoOf(card)?.bonus ?? 0), 0);
  return { bonus: coming.bonus + more, need: coming.need, by: [...coming.by, ...armed] };
}

/** Whom one fights first is asked before anything is rolled. */
const rollOf = (view: View, { kind }: DecisionInfo) => (kind === "hx_bullets" ? view.roll : null);

/** Those who fight, as they are seen: the dead to the left. */
export function pairOf({ fight: { own, zombie }, hordes }: Brawl): Shown[] {
  const dead = [
    ...(zombie === undefined ? [] : [deadPicture(zombie).full]),
    ...hordes.map(({ character, seat }) => largeLeader(character, seat)),
  ];
  return dead.length
    ? [...dead.map((picture) => ({ picture, look: "dead" })), { picture: largeSurvivor(own.seat) }]
    : [];
}

/** Against whom it goes, where that is one alone; else where it happens. */
export function titleOf(view: View, { fight: { own, zombie }, hordes }: Brawl): string {
  if (zombie === undefined && hordes.length === 1) return say("fight-duel", { name: own.name, other: hordes[0]!.name });
  const place = townOf(view.tiles).byName.get(own.space);
  if (zombie === undefined && !hordes.length) return nameOf("roll", "dead");
  return place ? say("fight-title", { tile: nameOf("tile", place.tile.kind) }) : nameOf("roll", "combat");
}

/** What is won against a horde alone; with a stray zombie beside it, it is not said which of them is meant. */
export function prizeOf({ fight: { zombie }, hordes }: Brawl): string | undefined {
  return zombie === undefined && hordes.length ? say("fight-prize-horde") : undefined;
}

export const told: Tellings = {
  fail: (fight) => ({
    tone: "loss",
    headline: say("board-missing", { count: Number(fight.decision.about.missing) }),
    text: say("fight-fail"),
  }),
  fight_pawn: () => ({ text: say("fight-horde") }),
  fight_zombie: () => ({ text: say("fight-stray") }),
};
