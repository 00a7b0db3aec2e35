/** The dead side of a fight: a zombie, a Grave Dead with what it can do, a zombie hero; and what it has in its hands. */

import { Icon } from "../../parts/Icon";
import { find, nameOf, say } from "../../words/language";
import { CardList } from "./Card";
import { FightDice } from "./FightDice";
import { deadPicture } from "./Figures";
import { Portrait } from "./Portrait";
import { colourOf, FIRST_TURNED, NORMAL } from "./position";
import type { FightView, TurnedView, View } from "./types";

export function Foe({ view, fight }: { view: View; fight: FightView }) {
  const risen = risenIn(view, fight.zombie);
  const weapon = view.armed[fight.zombie];
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
        {isGraveDead(view, fight.zombie) && (
          <Trait name={nameOf("grave_dead", view.grave_dead)} text={say(`grave_dead-${view.grave_dead}.text`)} />
        )}
        <FightDice dice={fight.zombie_dice} count={fight.zombie_pool} label={nameOf("zone", "zombie_dice")} dead />
        {weapon && <Wielded weapon={weapon} />}
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

/** What all Grave Dead of this night can do. */
function Trait({ name, text }: { name: string; text: string }) {
  return (
    <span class="ln-foe-trait">
      <Icon name="when" /> <b>{name}</b> <span>{text}</span>
    </span>
  );
}

/** The Grave Weapon of the zombie, which can be read, and what it does. */
function Wielded({ weapon }: { weapon: string }) {
  return (
    <span class="ln-foe-weapon">
      <CardList cards={[weapon]} /> <span>{find(`card-${weapon}.text`)}</span>
    </span>
  );
}
