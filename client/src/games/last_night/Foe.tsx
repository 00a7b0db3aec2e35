/** The dead side of a fight: a zombie, a Grave Dead with what it can do, a zombie hero; and what it has in its hands. */

import { find, nameOf, say } from "../../words/language";
import { CardList } from "./Card";
import { FightDice } from "./FightDice";
import { deadPicture } from "./Figures";
import { Portrait } from "./Portrait";
import { colourOf, FIRST_TURNED, NORMAL } from "./position";
import type { FightView, TurnedView, View } from "./types";

export function Foe({ view, fight }: { view: View; fight: FightView }) {
  const risen = risenIn(view, fight.zombie);
  const words = [
    risen && nameOf("piece", "zombie_hero"),
    say("panel-dice", { count: fight.zombie_pool }),
    !fight.ties && say("panel-ties"),
    fight.edge > 0 && say("panel-edge", { count: fight.edge }),
  ];
  return (
    <div class="ln-fighter dead">
      <Body risen={risen} zombie={fight.zombie} />
      <div class="ln-fighter-words">
        <b>{risen ? nameOf("hero", risen.hero) : nameOf("piece", kindOfDead(view, fight.zombie))}</b>
        <span>{words.filter(Boolean).join(" · ")}</span>
        {(risen || fight.zombie_points > 1 || view.wounded.includes(fight.zombie)) && (
          <span>{say("panel-left", { count: fight.zombie_points })}</span>
        )}
        <FightDice dice={fight.zombie_dice} count={fight.zombie_pool} label={nameOf("zone", "zombie_dice")} dead />
      </div>
    </div>
  );
}

export function Body({ risen, zombie }: { risen: TurnedView | undefined; zombie: number }) {
  return risen ? (
    <Portrait hero={risen.hero} dead class="ln-fighter-face" />
  ) : (
    <img class="ln-fighter-body" src={deadPicture(colourOf(zombie), zombie)} alt="" draggable={false} />
  );
}

/** Who a zombie was, if it was a hero. */
export function risenIn(view: View, zombie: number): TurnedView | undefined {
  return zombie >= FIRST_TURNED ? view.turned.find((one) => one.zombie === zombie) : undefined;
}

/** Whether a zombie is a red one that can do what others can't. */
const isGraveDead = ({ grave_dead }: View, zombie: number) =>
  grave_dead !== "" && zombie >= NORMAL && zombie < FIRST_TURNED;

/** What a zombie is called that was nobody. */
export const kindOfDead = (view: View, zombie: number) => (isGraveDead(view, zombie) ? "grave_dead" : "zombie");

/** What makes this zombie other than the rest: what all Grave Dead of the night can do, and its Grave Weapon. */
export function Traits({ view, fight }: { view: View; fight: FightView }) {
  const weapon = view.armed[fight.zombie];
  const grave = isGraveDead(view, fight.zombie);
  if (!weapon && !grave) return null;
  return (
    <div class="ln-foe-traits">
      {grave && (
        <p class="ln-foe-trait">
          <b>{nameOf("grave_dead", view.grave_dead)}</b> <span>{say(`grave_dead-${view.grave_dead}.text`)}</span>
        </p>
      )}
      {weapon && (
        <div class="ln-foe-weapon">
          <CardList cards={[weapon]} /> <span>{find(`card-${weapon}.text`)}</span>
        </div>
      )}
    </div>
  );
}
