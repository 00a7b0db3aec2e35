/** What a character is good at. */

import { nameOf } from "../../words/language";
import { numbersOf } from "./catalogue";
import type { Character } from "./types";
import "./sheet.css";

/** The six numbers of a sheet. */
export function Numbers({ sheet }: { sheet: Character }) {
  return (
    <span class="hu-numbers">
      {numbersOf(sheet).map(([name, value]) => (
        <span key={name} class="hu-number">
          <b>{value}</b> <span>{nameOf("number", name)}</span>
        </span>
      ))}
    </span>
  );
}
