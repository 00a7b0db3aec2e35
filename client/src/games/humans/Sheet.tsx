/** The sheets of the characters: six numbers, and what each can do once a game. */

import { usePlay } from "../../board/play";
import { Thing } from "../../board/Thing";
import { find, nameOf, say } from "../../words/language";
import { Art } from "./Card";
import { numbersOf, sheetOf } from "./catalogue";
import { Numbers } from "./Numbers";
import "./sheet.css";

/** The ability of a character in a panel: once it has been used it lies sideways. */
export function Ability({ character, used }: { character: string; used: boolean }) {
  const sheet = sheetOf(character);
  if (!sheet) return null;
  const name = nameOf("ability", sheet.ability);
  return (
    <Thing
      wishes={[]}
      label={used ? `${name}, ${nameOf("state", "used")}` : name}
      class={`hu-ability ${used ? "used" : ""}`}
      about={[{ family: "ability", name: sheet.ability }]}
    >
      <span class="hu-ability-sign" aria-hidden="true" />
      <span class="hu-ability-name">{name}</span>
    </Thing>
  );
}

/** All sheets that can be chosen, before the game begins. */
export function Sheets() {
  const decision = usePlay().decision.value;
  const free = (decision?.options ?? []).flatMap(([verb, what]) => (verb === "choose" ? [String(what)] : []));
  if (!free.length) return null;
  return (
    <ul class="hu-sheets" data-roving="" aria-label={say("board-sheets")}>
      {free.map((character) => {
        const sheet = sheetOf(character);
        return (
          <li key={character}>
            <Thing
              wishes={[["choose", character]]}
              label={wordsOfSheet(character)}
              class="hu-sheet"
              about={[{ family: "character", name: character }]}
            >
              <span class="hu-sheet-art">
                <Art card={character} />
              </span>
              <span class="hu-sheet-name">{nameOf("character", character)}</span>
              {sheet && <Numbers sheet={sheet} />}
              {sheet && (
                <span class="hu-sheet-ability">
                  <b>{nameOf("ability", sheet.ability)}</b> {abilityWords(sheet.ability)}
                </span>
              )}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** When an ability can be used, and what it does. */
function abilityWords(ability: string): string {
  return `${find(`ability-${ability}.when`) ?? ""}. ${find(`ability-${ability}.text`) ?? ""}`;
}

/** A sheet in words. */
function wordsOfSheet(character: string): string {
  const sheet = sheetOf(character);
  if (!sheet) return nameOf("character", character);
  const numbers = numbersOf(sheet).map(([name, value]) => `${nameOf("number", name)} ${value}`);
  return [
    nameOf("character", character),
    ...numbers,
    `${nameOf("ability", sheet.ability)}: ${abilityWords(sheet.ability)}`,
  ].join(", ");
}
