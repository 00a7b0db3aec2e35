/** Before the deal: choosing the Combat set at the table. */

import { Thing } from "../../board/Thing";
import { usePlay } from "../../board/play";
import { cardNamed } from "../../rules/subject";
import { nameOf, say, together } from "../../words/language";
import { Art, Chip, Sign, Tile } from "./Card";
import { catalogue, combatCards } from "./catalogue";
import "./chooser.css";

export function SetUp() {
  const decision = usePlay().decision.value;
  const sets = decision?.options.flatMap(([verb, name]) => (verb === "set" ? [String(name)] : [])) ?? [];
  if (sets.length) {
    return (
      <ul class="zn-sets">
        {sets.map((name) => (
          <li key={name}>
            <Thing wishes={[["set", name]]} label={setWords(name)} class="zn-set">
              <SetFace name={name} />
            </Thing>
          </li>
        ))}
      </ul>
    );
  }
  if (decision?.kind === "choose_custom_set") return <CustomSet />;
  return <p class="zn-empty">{say("phase-set_up")}</p>;
}

/** What a set is like, and its cards. */
function setWords(name: string): string {
  const cards = catalogue.value?.sets[name] ?? [];
  return `${say(`set-${name}.help`)} ${together(cards.map((card) => nameOf("card", card)))}`;
}

/** A set by its name, what it is like, and its ten cards. */
export function SetFace({ name }: { name: string }) {
  const cards = catalogue.value?.sets[name];
  return (
    <>
      <span class="zn-set-name">
        {!cards && <Sign name={name} />} {nameOf("set", name)}
      </span>
      <span class="zn-set-help">{say(`set-${name}.help`)}</span>
      {cards && (
        <span class="zn-set-cards">
          {cards.map((card) => (
            <Chip key={card} card={card} />
          ))}
        </span>
      )}
    </>
  );
}

/** The small pictures of some cards, for those who know them. */
export function Pictures({ cards }: { cards: readonly string[] }) {
  return (
    <span class="zn-pictures" aria-hidden="true">
      {cards.map((card) => (
        <Art key={card} card={card} />
      ))}
    </span>
  );
}

/** All Combat cards; those that can still be chosen glow, the others have been. */
function CustomSet() {
  const decision = usePlay().decision.value;
  const open = new Set(decision?.options.map(([, card]) => card));
  const about = decision?.about;
  return (
    <>
      {about && (
        <p class="zn-chosen">
          <Sign name="chosen" /> {say("page-zombinion-chosen-of", { picked: about.picked!, most: about.most! })}
        </p>
      )}
      <ul class="zn-gallery">
        {combatCards.value.map((card) => (
          <li key={card}>
            <Thing
              wishes={[["pick", card]]}
              label={open.has(card) ? "" : say("page-zombinion-chosen-card", { card: nameOf("card", card), count: 1 })}
              class="zn-thing zn-pile"
              about={[cardNamed(card)]}
            >
              <Tile card={card} chosen={!open.has(card)} when={false} />
            </Thing>
          </li>
        ))}
      </ul>
    </>
  );
}
