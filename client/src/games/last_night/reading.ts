/** The night in words: without what only a drawn map has a use for, and what options are made of as the board calls it. */

import type { Reading } from "../../board/board";
import { say } from "../../words/language";
import { plainWords, tasksOf } from "./goals";
import type { AttackView, FightView, HeroView, PlayedView, SeatView, View } from "./types";
import { aimName, partName, partWords, thingName, wayWords } from "./words";

export const reading: Reading<View> = {
  seats: ["lead"],
  read: ({ layout, entered_from, deaths_needed, ...view }) => ({
    ...view,
    seats: view.seats.map(seatTold),
    heroes: view.heroes.map(heroTold),
    fires: firesTold(view.fires),
    barricades: view.barricades.map(({ wall, ...barricade }) => barricade),
    broken: view.broken.map(partWords),
    mover: view.mover < 0 ? null : view.mover,
    fight: view.fight && fightTold(view.fight),
    stack: view.stack.map(playedTold),
    attack: view.attack && attackTold(view.attack),
    tasks: tasksOf({ ...view, deaths_needed }).map(plainWords),
  }),
};

/** Where two play the zombies, each has a side of their own. */
const seatTold = ({ colour, ...seat }: SeatView) => ({ ...seat, side: colour ? `${seat.side}_${colour}` : seat.side });

function heroTold({ strength: [mostItems, mostWeapons], ...hero }: HeroView) {
  const [items, weapons] = hero.load;
  return {
    ...hero,
    taped: hero.taped.map(thingName),
    load: [
      say("panel-items", { count: items, most: mostItems }),
      say("panel-weapons", { count: weapons, most: mostWeapons }),
    ],
  };
}

const firesTold = (fires: View["fires"]) =>
  Object.fromEntries(
    Object.entries(fires).map(([space, burning]) => [space, say(burning ? "board-fire-burning" : "board-fire-new")]),
  );

const fightTold = (fight: FightView) => ({ ...fight, card: fight.card ? say("panel-fight-card") : null });

const playedTold = (played: PlayedView) => ({
  ...played,
  mode: played.mode && wayWords(played.mode),
  named: played.named.map(partName),
});

const attackTold = (attack: AttackView) => ({ ...attack, aims: attack.aims.map(aimName) });
