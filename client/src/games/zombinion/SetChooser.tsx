/** Choosing the Combat set before a game: one of the five, at random, ten cards of one's own, or later at the table. */

import type { ChooserProps } from "../../board/shelf";
import { Awaited } from "../../parts/Awaited";
import { useLoaded } from "../../protocol/loaded";
import { openCard } from "../../rules/opening";
import { SubjectDialog } from "../../rules/SubjectDialog";
import { learn, nameOf, say } from "../../words/language";
import { Large, Sign, Tile } from "./Card";
import { catalogue, combatCards, openCatalogue } from "./catalogue";
import { Pictures } from "./SetUp";
import "./chooser.css";

const UNNAMED = ["random", "custom", "ask"];

export function SetChooser({ value, change }: ChooserProps) {
  const told = useLoaded(() => Promise.all([openCatalogue(), learn("zombinion")]), []);
  const known = catalogue.value;
  if (!told.value || !known) return <Awaited loaded={told} />;
  const chosen = typeof value.combat_set === "string" ? value.combat_set : Object.keys(known.sets)[0]!;
  const custom = Array.isArray(value.custom) ? (value.custom as string[]) : [];
  return (
    <div class="zn-chooser">
      <fieldset class="zn-choices">
        <legend>{say("setting-combat_set")}</legend>
        {[...Object.keys(known.sets), ...UNNAMED].map((name) => (
          <label key={name} class="zn-choice">
            <input
              type="radio"
              name="combat_set"
              checked={name === chosen}
              onChange={() => change({ ...value, combat_set: name, custom: name === "custom" ? custom : [] })}
            />
            <span class="zn-set-name">
              {!known.sets[name] && <Sign name={name} />} {nameOf("set", name)}
            </span>
            <span class="zn-set-help">{say(`set-${name}.help`)}</span>
            {known.sets[name] && <Pictures cards={known.sets[name]} />}
          </label>
        ))}
      </fieldset>
      {known.sets[chosen] && <Preview cards={known.sets[chosen]} />}
      {chosen === "custom" && (
        <CustomSet chosen={custom} most={known.set_size} change={(cards) => change({ ...value, custom: cards })} />
      )}
      <SubjectDialog game="zombinion" Large={Large} />
    </div>
  );
}

/** The cards of a set; each opens large. */
function Preview({ cards }: { cards: readonly string[] }) {
  return (
    <section aria-labelledby="zn-preview">
      <h3 id="zn-preview">{say("page-zombinion-preview")}</h3>
      <ul class="zn-shelf">
        {cards.map((card) => (
          <li key={card}>
            <button type="button" class="zn-shelf-card" onClick={() => openCard(card)}>
              <span class="unseen">{lookAt(card)}</span>
              <Tile card={card} when={false} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CustomSetProps {
  chosen: readonly string[];
  most: number;
  change: (cards: string[]) => void;
}

/** All Combat cards, to tick as many as a set has. */
function CustomSet({ chosen, most, change }: CustomSetProps) {
  const full = chosen.length >= most;
  return (
    <fieldset class="zn-custom">
      <legend>{say("setting-custom")}</legend>
      <p class={`zn-chosen-count ${full ? "full" : ""}`} role="status">
        {say("page-zombinion-pick-ten", { picked: chosen.length, most })}
      </p>
      <ul class="zn-shelf">
        {combatCards.value.map((card) => {
          const ticked = chosen.includes(card);
          return (
            <li key={card}>
              <label class={`zn-shelf-card ${full && !ticked ? "barred" : ""}`}>
                <input
                  type="checkbox"
                  checked={ticked}
                  disabled={full && !ticked}
                  aria-label={nameOf("card", card)}
                  onChange={() => change(ticked ? chosen.filter((one) => one !== card) : [...chosen, card])}
                />
                <Tile card={card} chosen={ticked} when={false} />
              </label>
              <button type="button" class="zn-shelf-look" onClick={() => openCard(card)} aria-label={lookAt(card)}>
                <Sign name="look" />
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function lookAt(card: string): string {
  return say("page-zombinion-look", { card: nameOf("card", card) });
}
