/** The sheets of the heroes: who acts lies open, the others as far as there is room; a press shows all of a sheet. */

import { useSignal } from "@preact/signals";
import { useChoice } from "../../board/choice";
import { usePlay } from "../../board/play";
import { Icon } from "../../parts/Icon";
import { nameOf, say } from "../../words/language";
import { sheetOf } from "./catalogue";
import { Hearts } from "./Hearts";
import { HeroSheet } from "./HeroSheet";
import { HeroMarks, markWords } from "./HeroMarks";
import { Carried, HeroThing, pairName } from "./HeroThing";
import { pointAt } from "./lighting";
import { isUsable } from "./plays";
import { Owner, ownerWords, stateWords } from "./Owner";
import { Portrait } from "./Portrait";
import type { Shown } from "./position";
import { isDead, isSpread, openHero, stateOf, thingsOf, turnedFrom } from "./sheets";
import type { HeroView, View } from "./types";
import { heroWords } from "./words";
import "./heroes.css";

export function Heroes({ shown: { view } }: { shown: Shown }) {
  const opened = useSignal("");
  const sheet = view.heroes.find(({ hero }) => hero === opened.value);
  if (!view.heroes.length) return null;
  const open = openHero(view);
  return (
    <section class="ln-heroes" aria-labelledby="ln-heroes">
      <h2 id="ln-heroes" class="unseen">
        {nameOf("role", "heroes")}
      </h2>
      <ul>
        {view.heroes.map((hero) => (
          <HeroCard
            key={hero.hero}
            view={view}
            hero={hero}
            open={hero.hero === open}
            show={() => (opened.value = hero.hero)}
          />
        ))}
      </ul>
      {sheet && <HeroSheet view={view} hero={sheet} close={() => (opened.value = "")} />}
    </section>
  );
}

interface HeroCardProps {
  view: View;
  hero: HeroView;
  open: boolean;
  show: () => void;
}

function HeroCard({ view, hero, open, show }: HeroCardProps) {
  const choice = useChoice();
  const usable = isUsable(choice, view, usePlay().decision.value, hero.hero);
  const state = stateOf(view, hero);
  const dead = isDead(hero, view);
  const abilities = (!dead && sheetOf(hero.hero)?.abilities) || [];
  const point = pointAt(hero);
  const lying = [...thingsOf(hero), ...hero.on, ...hero.saved];
  const spread = open && isSpread(view, hero);
  const form = spread ? "line" : "chip";
  return (
    <li
      class={`ln-hero ${state} ${open ? "open" : ""} ${spread ? "spread" : ""}`}
      data-spot={`hero:${hero.hero}`}
      data-hero={hero.hero}
    >
      <button
        type="button"
        class="ln-hero-head"
        onClick={show}
        aria-haspopup="dialog"
        onPointerEnter={({ pointerType }) => point(pointerType === "mouse")}
        onPointerLeave={() => point(false)}
      >
        <span class="unseen">
          {[
            dead ? nameOf("hero", hero.hero) : heroWords(hero),
            stateWords(view, hero),
            ownerWords(view, hero),
            ...markWords(view, hero),
            ...lying.map(pairName),
            ...hero.upgrades.map((upgrade) => nameOf("upgrade", upgrade)),
          ].join(", ")}
        </span>
        <Portrait hero={hero.hero} dead={turnedFrom(view, hero) !== undefined} class="ln-hero-face" />
        <span class="ln-hero-words" aria-hidden="true">
          <b class="ln-hero-name">{nameOf("hero", hero.hero)}</b>
          <b class="ln-hero-short">{say(`hero-${hero.hero}.short`)}</b>
          <span class="ln-hero-state">
            <Owner view={view} hero={hero} /> {stateWords(view, hero)}
          </span>
          <HeroMarks view={view} hero={hero} />
        </span>
        {!dead && <Hearts wounds={hero.wounds} points={hero.points} />}
        {usable && (
          <span class="ln-hero-usable" aria-hidden="true">
            <Icon name="agree" />
          </span>
        )}
      </button>
      {abilities.length > 0 && (
        <ul class="ln-hero-abilities" data-roving="" aria-label={say("panel-abilities")}>
          {abilities.map((ability) => (
            <li key={ability}>
              <HeroThing view={view} hero={hero} thing={ability} as="line" family="ability" />
            </li>
          ))}
        </ul>
      )}
      {hero.upgrades.length > 0 && (
        <ul class="ln-hero-items ln-hero-upgrades" data-roving="" aria-label={nameOf("zone", "upgrades")}>
          {hero.upgrades.map((upgrade) => (
            <li key={upgrade}>
              <HeroThing view={view} hero={hero} thing={upgrade} as={form} family="upgrade" />
            </li>
          ))}
        </ul>
      )}
      {lying.length > 0 && (
        <ul class="ln-hero-items" data-roving="" aria-label={nameOf("zone", "items")}>
          {lying.map((thing, place) => (
            <li key={`${thing} ${place}`} class={hero.on.includes(thing) ? "on" : ""}>
              <Carried view={view} hero={hero} thing={thing} as={form} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
