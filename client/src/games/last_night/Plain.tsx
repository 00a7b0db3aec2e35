/** Heroes, hand and scenario in a few words. */

import { useChoice } from "../../board/choice";
import { Thing } from "../../board/Thing";
import { cardNamed } from "../../rules/subject";
import { nameOf, say } from "../../words/language";
import { Chip, Tile } from "./Card";
import { Portrait } from "./Portrait";
import type { Shown } from "./position";

export function PlainHeroes({ shown: { view } }: { shown: Shown }) {
  return (
    <ul class="ln-plain-heroes">
      {view.heroes.map(({ hero, wounds, points, items, on }) => (
        <li key={hero} data-spot={`hero:${hero}`}>
          <Portrait hero={hero} dead={wounds >= points} />
          <b>{nameOf("hero", hero)}</b> {points - wounds}/{points}
          {[...items, ...on].map((card, place) => (
            <Chip key={place} card={card} />
          ))}
        </li>
      ))}
    </ul>
  );
}

export function PlainHand({ shown: { view } }: { shown: Shown }) {
  const choice = useChoice();
  const own = view.seats.find(({ seat }) => seat === view.seat);
  return (
    <ul class="ln-plain-hand" data-roving="" data-spot={`hand:${view.seat}`}>
      {own?.hand?.map((card, place) => {
        const taken = choice.has(card);
        const open = choice.open(card) || taken;
        return (
          <li key={`${card} ${place}`}>
            <Thing
              wishes={open ? [] : [["play", card]]}
              label={nameOf("card", card)}
              class={taken ? "taken" : ""}
              about={[cardNamed(card)]}
              act={open ? () => choice.take(card) : undefined}
              part={card}
              taken={open ? taken : undefined}
            >
              <Tile card={card} />
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

export function PlainScenario({ shown: { view } }: { shown: Shown }) {
  return (
    <p>
      {view.scenario && nameOf("scenario", view.scenario)} {say("board-sun", { sun: view.sun })}
    </p>
  );
}
