/** What one may play or use on the stage now, and once something is begun, the ways to go on with it. */

import { dieFace } from "../../art/town/dice";
import { useChoice } from "../../board/choice";
import type { Part } from "../../board/options";
import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { Icon } from "../../parts/Icon";
import { find, nameOf, say } from "../../words/language";
import { Art } from "./Card";
import { familyOf, infoOf } from "./catalogue";
import { deedOf, sentences } from "./HeroThing";
import { diceIn } from "./parts";
import { chanceOf, playsIn, waysOn, type Play } from "./plays";
import { Portrait } from "./Portrait";
import { heroNamed } from "./position";
import type { View } from "./types";
import { partWords, thingName, userName } from "./words";

export function PlaysNow({ view }: { view: View }) {
  const choice = useChoice();
  const decision = usePlay().decision.value;
  const plays = decision ? playsIn(choice.options.value) : [];
  const ways = decision ? waysOn(view, choice) : [];
  if (!plays.length) return null;
  return (
    <div class="ln-plays">
      <h3>{say("panel-may-play")}</h3>
      <ul data-roving="">
        {plays.map((play) => (
          <li key={play.part}>
            <PlayCard view={view} play={play} />
          </li>
        ))}
      </ul>
      {ways.length > 0 && (
        <ul class="ln-ways" data-roving="" aria-label={say("board-next-way")}>
          {ways.map((part) => (
            <li key={part}>
              <Way view={view} part={part} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PlayCard({ view, play: { part, thing, hero } }: { view: View; play: Play }) {
  const choice = useChoice();
  const taken = choice.has(part);
  const family = familyOf(thing);
  const from = originOf(thing, hero);
  const text = doesWhat(view, thing, hero);
  return (
    <Thing
      wishes={[]}
      label={sentences([`${thingName(thing)}, ${from}`, text])}
      class={`ln-thing as-card ln-play ${taken ? "taken" : ""}`}
      about={[{ family, name: thing }]}
      act={() => choice.take(part)}
      part={part}
      taken={taken}
      point={(there) => choice.point(part, there)}
    >
      <span class="ln-thing-art">{family === "ability" ? <Portrait hero={hero} /> : <Art card={thing} />}</span>
      <span class="ln-thing-words">
        <b>{thingName(thing)}</b>
        <span>{text}</span>
        <small>
          <Icon name="when" /> {from} · {say("panel-usable")}
        </small>
      </span>
    </Thing>
  );
}

/** Whose it is: somebody's, what the zombies have learnt, what a zombie wields, or a card in hand. */
function originOf(thing: string, hero: string): string {
  if (hero) return userName(hero);
  return infoOf(thing)?.kind === "grave_weapon" ? nameOf("piece", "zombie") : say("panel-from-hand");
}

/** What it does; an upgrade whose Boost is active does that, too. */
function doesWhat(view: View, thing: string, hero: string): string {
  const boosted = heroNamed(view, hero)?.boosted.includes(thing);
  return [deedOf(familyOf(thing), thing), boosted && find(`upgrade-${thing}.boost`)].filter(Boolean).join(" ");
}

/** A way to go on: dice as dice, with how likely the hero then wins; all else in words. */
function Way({ view, part }: { view: View; part: Part }) {
  const choice = useChoice();
  const dice = diceIn(part);
  const chance = view.fight && chanceOf(view.fight, choice.chosen.value, part);
  const told =
    view.fight && chance !== null ? say("panel-odds", { hero: nameOf("hero", view.fight.hero), share: chance }) : "";
  const words = [partWords(part), told].filter(Boolean).join(", ");
  const taken = choice.has(part);
  return (
    <Thing
      wishes={[]}
      label={words}
      class={`ln-way ${taken ? "taken" : ""}`}
      act={() => choice.take(part)}
      part={part}
      taken={taken}
      point={(there) => choice.point(part, there)}
    >
      {dice.length ? (
        <span class="ln-way-dice">
          {dice.map((die, place) => (
            <img key={place} src={dieFace(die)} width="64" height="64" alt="" draggable={false} />
          ))}
          {told}
        </span>
      ) : (
        words
      )}
    </Thing>
  );
}
