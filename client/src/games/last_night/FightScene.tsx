/** What is being decided, as a stage: a fight with the dice of both sides, other rolls, wounds, cards as they are played. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { usePlay } from "../../board/play";
import { Icon } from "../../parts/Icon";
import { find, nameOf, say } from "../../words/language";
import { CardList } from "./Card";
import { catalogue } from "./catalogue";
import { FightDice } from "./FightDice";
import { Body, Foe, kindOfDead, risenIn, Traits } from "./Foe";
import { Hearts } from "./Hearts";
import { PlaysNow } from "./PlaysNow";
import { Portrait } from "./Portrait";
import { heroNamed, type Shown } from "./position";
import { buildingAt, spaceNamed, townOf } from "./town";
import type { AttackView, FightView, HurtView, PlayedView, RollView, View, WoundView } from "./types";
import { stageOf, verdictOf, type Stage } from "./verdict";
import { aimName, partName, partWords, spaceName } from "./words";
import "./fight.css";

/** Whether something is on the stage: it then offers what may be played. */
export const isStaged = ({ fight, stack, roll, wound, hurt, attack }: View) =>
  !!(fight || stack.length || roll || wound || hurt || attack);

export function FightScene({ shown: { view } }: { shown: Shown }) {
  const decision = usePlay().decision.value;
  const stage = useRef<HTMLElement>(null);
  // Who has read what stands below is shown what the next question is about.
  useEffect(() => {
    if (decision) stage.current?.scrollIntoView({ block: "nearest" });
  }, [decision]);
  if (!isStaged(view)) return null;
  const { fight, attack, roll, wound, hurt, stack } = view;
  return (
    <section ref={stage} class="ln-stage" aria-label={fight ? nameOf("zone", "fight") : say("panel-stage")}>
      {fight && <Duel view={view} fight={fight} />}
      {attack && <Attack attack={attack} />}
      {roll && <Roll roll={roll} />}
      {wound && <Wound view={view} wound={wound} />}
      {hurt && <Hurt view={view} hurt={hurt} />}
      {stack.length > 0 && <Stack view={view} stack={stack} />}
      <PlaysNow view={view} />
    </section>
  );
}

const STAGES: readonly Stage[] = ["declared", "rolled", "result"];

function Duel({ view, fight }: { view: View; fight: FightView }) {
  const stage = stageOf(fight);
  const verdict = verdictOf(view, fight);
  const place = usePlaceWords(view.layout, fight.space);
  return (
    <>
      <div class="ln-stage-head">
        <h2>
          {nameOf("zone", "fight")} · {place}
        </h2>
        <ol>
          {STAGES.map((one) => (
            <li key={one} aria-current={one === stage ? "step" : undefined}>
              {say(`panel-fight-${one}`)}
            </li>
          ))}
        </ol>
        {fight.card && <span class="ln-stage-note">{say("panel-fight-card")}</span>}
      </div>
      <div class="ln-duel">
        <Living view={view} fight={fight} />
        <Foe view={view} fight={fight} />
      </div>
      <Traits view={view} fight={fight} />
      <p class={`ln-verdict ${verdict.side}`} aria-live="polite">
        <b>{verdict.title}</b> <span>{verdict.text}</span>
      </p>
      {fight.used.length > 0 && (
        <div class="ln-used">
          <span>{nameOf("zone", "used")}</span> <CardList cards={fight.used} />
        </div>
      )}
    </>
  );
}

function Living({ view, fight }: { view: View; fight: FightView }) {
  const hero = heroNamed(view, fight.hero);
  return (
    <div class="ln-fighter living">
      <Portrait hero={fight.hero} class="ln-fighter-face" />
      <div class="ln-fighter-words">
        <b>{nameOf("hero", fight.hero)}</b>
        <span>
          {say("panel-dice", { count: fight.hero_pool })}
          {fight.ties && ` · ${say("panel-ties")}`}
        </span>
        {hero && (
          <span>
            <Hearts wounds={hero.wounds} points={hero.points} />{" "}
            {say("panel-left", { count: hero.points - hero.wounds })}
          </span>
        )}
        <FightDice dice={fight.hero_dice} count={fight.hero_pool} label={nameOf("zone", "hero_dice")} />
      </div>
    </div>
  );
}

/** The building and the space. */
function usePlaceWords(layout: string, space: string): string {
  const boards = catalogue.value?.boards;
  const town = useMemo(() => (boards && layout ? townOf(layout, boards) : null), [boards, layout]);
  const building = town && buildingAt(town, spaceNamed(space));
  return [building && nameOf("building", building.name), space.toUpperCase()].filter(Boolean).join(", ");
}

function Roll({ roll: { what, dice, hero, need, card } }: { roll: RollView }) {
  const done = need > 0 && Math.max(...dice) >= need;
  return (
    <div class="ln-stage-roll">
      <FightDice dice={dice} count={dice.length} label={nameOf("roll", what)} />
      <p>
        <b>{nameOf("roll", what)}</b>{" "}
        {[hero && nameOf("hero", hero), card && partWords(card)].filter(Boolean).join(" · ")}
        {need > 0 && (
          <span>
            {say("panel-roll-need", { need })} {find(`roll-${what}.${done ? "enough" : "short"}`)}
          </span>
        )}
      </p>
    </div>
  );
}

/** A ranged attack with weapons, each with what it is fired at; a shot that was declared, before the dice lie. */
function Attack({ attack: { hero, weapons, aims, bonus } }: { attack: AttackView }) {
  return (
    <ul class="ln-stage-attack" aria-label={nameOf("zone", "attack")}>
      {weapons.map((weapon, place) => (
        <li key={place}>
          <Portrait hero={hero} class="ln-small-face" />
          <b>{say("panel-fires", { hero: nameOf("hero", hero), at: aimName(aims[place] ?? "") })}</b>
          <CardList cards={[weapon]} />
          {bonus > 0 && <span>{say("panel-bonus", { count: bonus })}</span>}
        </li>
      ))}
    </ul>
  );
}

function Wound({ view, wound: { hero, taken, killing } }: { view: View; wound: WoundView }) {
  const who = heroNamed(view, hero);
  const last = who !== undefined && !taken && !killing && who.points - who.wounds <= 1;
  const words = taken ? "panel-wound-taken" : killing ? "panel-wound-killing" : "panel-wound-coming";
  return (
    <p class="ln-stage-wound">
      <Portrait hero={hero} class="ln-small-face" />
      {who && <Hearts wounds={who.wounds} points={who.points} />}
      <b>{say(words, { hero: nameOf("hero", hero) })}</b>
      {last && <span>{say("panel-wound-last")}</span>}
    </p>
  );
}

/** A blow against a zombie, which may have something against it. */
function Hurt({ view, hurt: { zombie, space, killing, explosive } }: { view: View; hurt: HurtView }) {
  const risen = risenIn(view, zombie);
  const notes = [
    nameOf("piece", risen ? "zombie_hero" : kindOfDead(view, zombie)),
    risen && nameOf("hero", risen.hero),
    explosive && say("panel-hurt-explosive"),
  ];
  return (
    <p class="ln-stage-hurt">
      <Body risen={risen} zombie={zombie} />
      <b>{say(killing ? "panel-hurt-kill" : "panel-hurt-wound", { space: spaceName(space) })}</b>
      <span>{notes.filter(Boolean).join(" · ")}</span>
    </p>
  );
}

/** Cards that are being played, each in answer to the one before it. */
function Stack({ view, stack }: { view: View; stack: readonly PlayedView[] }) {
  return (
    <ol class="ln-stack" aria-label={nameOf("zone", "stack")}>
      {stack.map(({ seat, card, named, cancelled }, place) => (
        <li key={place} class={cancelled ? "cancelled" : ""} style={{ "--depth": place }}>
          <span>
            {say("panel-plays", { name: view.seats[seat]?.name ?? "" })} <CardList cards={[card]} />
            {named.length > 0 && <span class="ln-named">{named.map(partName).join(", ")}</span>}
          </span>
          {cancelled && (
            <b>
              <Icon name="cancel" /> {nameOf("state", "cancelled")}
            </b>
          )}
          {find(`card-${card}.text`) && <small>{find(`card-${card}.text`)}</small>}
        </li>
      ))}
    </ol>
  );
}
