/** All that is on the sheet of a hero, large: who it is, how it is, what it can do, what it carries. */

import { dieFace } from "../../art/town/dice";
import { Dialog } from "../../parts/Dialog";
import { find, nameOf, say } from "../../words/language";
import { CardList } from "./Card";
import { sheetOf } from "./catalogue";
import { Hearts } from "./Hearts";
import { MarkList } from "./HeroMarks";
import { Carried as CarriedThing, HeroThing } from "./HeroThing";
import { Owner, stateWords } from "./Owner";
import { Portrait } from "./Portrait";
import { isDead, thingsOf, turnedFrom } from "./sheets";
import type { HeroInfo, HeroView, View } from "./types";
import "./sheet.css";

interface HeroSheetProps {
  view: View;
  hero: HeroView;
  close: () => void;
}

export function HeroSheet({ view, hero, close }: HeroSheetProps) {
  const sheet = sheetOf(hero.hero);
  return (
    <Dialog title={say(`hero-${hero.hero}.full`)} class="ln-sheet" close={close}>
      <div class="ln-sheet-inside">
        <div class="ln-sheet-face">
          <Portrait hero={hero.hero} dead={turnedFrom(view, hero) !== undefined} class="ln-sheet-portrait" />
          <p>
            <Owner view={view} hero={hero} /> {stateWords(view, hero)}
          </p>
          <p class="ln-sheet-flavour">{find(`hero-${hero.hero}.flavour`)}</p>
        </div>
        <div class="ln-sheet-paper">
          <Life view={view} hero={hero} />
          {sheet && <Keywords sheet={sheet} />}
          <MarkList view={view} hero={hero} />
          {sheet && (
            <ul class="ln-sheet-abilities" data-roving="" aria-label={say("panel-abilities")}>
              {sheet.abilities.map((ability) => (
                <li key={ability}>
                  <HeroThing view={view} hero={hero} thing={ability} as="line" family="ability" done={close} />
                </li>
              ))}
            </ul>
          )}
          <Upgrades view={view} hero={hero} done={close} />
          {hero.on.length > 0 && (
            <>
              <h3>{nameOf("zone", "on")}</h3>
              <ul class="ln-sheet-on" data-roving="">
                {hero.on.map((card) => (
                  <li key={card}>
                    <HeroThing view={view} hero={hero} thing={card} as="line" family="card" done={close} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {hero.saved.length > 0 && (
            <>
              <h3>{nameOf("zone", "saved")}</h3>
              <CardList cards={hero.saved} />
            </>
          )}
          {hero.dice > 0 && (
            <p class="ln-sheet-dice">
              {Array.from({ length: hero.dice }, (_, place) => (
                <img key={place} src={dieFace(6)} width="64" height="64" alt="" draggable={false} />
              ))}
              {say("panel-dice-now", { count: hero.dice })}
            </p>
          )}
        </div>
        {!isDead(hero, view) && <Carried view={view} hero={hero} done={close} />}
      </div>
    </Dialog>
  );
}

function Life({ view, hero }: { view: View; hero: HeroView }) {
  if (isDead(hero, view)) return <p class="ln-sheet-life">{stateWords(view, hero)}</p>;
  return (
    <p class="ln-sheet-life">
      <Hearts wounds={hero.wounds} points={hero.points} />
      <b>{say("panel-left", { count: hero.points - hero.wounds })}</b>
    </p>
  );
}

function Keywords({ sheet }: { sheet: HeroInfo }) {
  return (
    <ul class="ln-sheet-keywords">
      {[`panel-sex-${sheet.sex}`, ...sheet.keywords.map((keyword) => `keyword-${keyword}`)].map((words) => (
        <li key={words}>{say(words)}</li>
      ))}
    </ul>
  );
}

/** What a hero has learnt. */
function Upgrades({ view, hero, done }: { view: View; hero: HeroView; done: () => void }) {
  if (!hero.upgrades.length) return null;
  return (
    <>
      <h3>{nameOf("zone", "upgrades")}</h3>
      <ul class="ln-sheet-upgrades" data-roving="">
        {hero.upgrades.map((upgrade) => (
          <li key={upgrade}>
            <HeroThing view={view} hero={hero} thing={upgrade} as="card" family="upgrade" done={done} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a hero carries, and for how much more there is room. */
function Carried({ view, hero, done }: { view: View; hero: HeroView; done: () => void }) {
  const [items, weapons] = hero.load;
  const [mostItems, mostWeapons] = hero.strength;
  return (
    <div class="ln-sheet-carried">
      <h3>{nameOf("zone", "items")}</h3>
      <p class="ln-sheet-slots">
        <span>{say("panel-items", { count: items, most: mostItems })}</span>
        <span>{say("panel-weapons", { count: weapons, most: mostWeapons })}</span>
      </p>
      <ul data-roving="">
        {thingsOf(hero).map((thing, place) => (
          <li key={`${thing} ${place}`}>
            <CarriedThing view={view} hero={hero} thing={thing} as="card" done={done} />
          </li>
        ))}
      </ul>
      {items < mostItems && <p class="ln-sheet-room">{say("panel-room", { count: mostItems - items })}</p>}
    </div>
  );
}
