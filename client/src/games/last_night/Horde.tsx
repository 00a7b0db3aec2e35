/** The side of the dead: what they have learnt, who rises with them, and what those hold. */

import type { ComponentChildren } from "preact";
import { useChoice } from "../../board/choice";
import { Thing } from "../../board/Thing";
import { Icon } from "../../parts/Icon";
import { cardNamed, type Subject } from "../../rules/subject";
import { find, nameOf, say } from "../../words/language";
import { Art } from "./Card";
import { deadPicture, Marker } from "./Figures";
import { learns } from "./HeroMarks";
import { sentences } from "./HeroThing";
import { pointAt, type Pointed } from "./lighting";
import { useOf } from "./parts";
import type { Shown } from "./position";
import type { View } from "./types";
import "./horde.css";

/** What the upgrades of the dead are used by, in options. */
const HORDE = "zombie";

export function Horde({ shown: { view } }: { shown: Shown }) {
  const armed = Object.entries(view.armed);
  if (!learns(view) && !view.grave_dead && !view.grave_drawn && !armed.length) return null;
  return (
    <section class="ln-horde" aria-labelledby="ln-horde">
      <Head view={view} />
      <ul data-roving="">
        {view.grave_dead && (
          <li>
            <Told about={{ family: "grave_dead", name: view.grave_dead }} art={<RedDead />} />
          </li>
        )}
        {view.upgrades.map((upgrade, place) => (
          <li key={`${upgrade} ${place}`}>
            <Learnt upgrade={upgrade} />
          </li>
        ))}
        {view.grave_drawn && (
          <li>
            <Told
              about={cardNamed(view.grave_drawn)}
              art={<Art card={view.grave_drawn} />}
              where={say("panel-grave-drawn")}
            />
          </li>
        )}
        {armed.map(([zombie, card]) => (
          <li key={zombie}>
            <Armed view={view} zombie={Number(zombie)} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Head({ view }: { view: View }) {
  return (
    <p class="ln-horde-head">
      <b id="ln-horde">{nameOf("role", "zombies")}</b>
      {learns(view) && (
        <span class="ln-mark experience">
          <Marker kind="experience" />
          {say("counter-experience.count", { count: view.experience })}
        </span>
      )}
      {view.grave_dead && <span>{say("counter-graves.count", { count: view.graves })}</span>}
    </p>
  );
}

const RedDead = () => <img src={deadPicture("red", 0)} alt="" draggable={false} />;

interface ToldProps {
  about: Subject;
  art: ComponentChildren;
  /** Where it is, or what becomes of it. */
  where?: string;
  pointed?: Pointed;
}

/** Something that holds for the dead, with what it does. */
function Told({ about, art, where = "", pointed = null }: ToldProps) {
  const { family, name } = about;
  const text = find(`${family}-${name}.text`);
  return (
    <Thing
      wishes={[]}
      label={sentences([nameOf(family, name), where, text])}
      class="ln-lasts ln-of-dead"
      about={[about]}
      point={pointed ? pointAt(pointed) : undefined}
    >
      <span class="ln-lasts-art">{art}</span>
      <span class="ln-thing-words">
        <b>
          {nameOf(family, name)} {where && <small>{where}</small>}
        </b>
        <span>{text}</span>
      </span>
    </Thing>
  );
}

/** A Grave Weapon of a zombie on the map, which is lit there. */
function Armed({ view, zombie, card }: { view: View; zombie: number; card: string }) {
  const space = view.zombies[zombie] ?? "";
  return (
    <Told
      about={cardNamed(card)}
      art={<Art card={card} />}
      where={space.toUpperCase()}
      pointed={{ kept: { card, building: "", space } }}
    />
  );
}

/** An upgrade of the dead: it is used by a press when it can be. */
function Learnt({ upgrade }: { upgrade: string }) {
  const choice = useChoice();
  const part = useOf(upgrade, HORDE);
  const taken = choice.has(part);
  const open = choice.open(part) || taken;
  const [name, kind, text] = [
    nameOf("upgrade", upgrade),
    ...["kind", "text"].map((more) => find(`upgrade-${upgrade}.${more}`)),
  ];
  return (
    <Thing
      wishes={open ? [] : [["use", upgrade, HORDE]]}
      label={sentences([name, kind, text, open && say("panel-usable")])}
      class={`ln-lasts ln-of-dead ${taken ? "taken" : ""}`}
      about={[{ family: "upgrade", name: upgrade }]}
      act={open ? () => choice.take(part) : undefined}
      part={open ? part : undefined}
      taken={open ? taken : undefined}
      point={open ? (there) => choice.point(part, there) : undefined}
    >
      <span class="ln-lasts-art">
        <Art card={upgrade} />
      </span>
      <span class="ln-thing-words">
        <b>{name}</b>
        <span>{text}</span>
        {open && (
          <span class="ln-usable">
            <Icon name="agree" /> {say("panel-usable")}
          </span>
        )}
      </span>
    </Thing>
  );
}
