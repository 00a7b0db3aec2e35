/** The spaces of a map as things: one tab stop for all of them, arrow keys from one to the next, and a name for each. */

import { useMemo, useRef } from "preact/hooks";
import type { Option } from "../../protocol/types";
import type { Subject } from "../../rules/subject";
import { useChoice, type Choice } from "../choice";
import type { Part } from "../options";
import { Thing } from "../Thing";
import { placed } from "./Ground";
import type { Cell } from "./places";
import type { Pointed } from "./pointing";
import { meansSeveral } from "./Several";
import type { Several } from "./several";

export interface Space {
  name: string;
  cell: Cell;
  /** The space in words. */
  label: string;
  /** What the style sheets know it by: how it can be reached. */
  look?: string;
  about?: readonly Subject[];
}

interface SpacesProps {
  spaces: readonly Space[];
  pointed: Pointed;
  /** What a click on a space names now: the space, or something that it belongs to; nothing where it can't be chosen. */
  partOf: (space: string) => Part | undefined;
  /** What one would ask about a space that can't be chosen. */
  wishesFor: (space: string) => readonly Option[];
  /** Who of those on the spaces has been taken up together, where that can be done. */
  several?: Several;
  /** A space was pressed, and all that comes of it has been done. */
  pressed?: (space: string) => void;
}

const NOTHING: readonly Subject[] = [];

export function Spaces({ spaces, pointed, partOf, wishesFor, several, pressed }: SpacesProps) {
  const choice = useChoice();
  const begun = choice.begun.value;
  const together = new Set(several?.spaces.value);
  const heard = (event: MouseEvent | KeyboardEvent) => {
    const space = spaceOf(event.target);
    if (!several || !space || !meansSeveral(several, space, event)) return;
    choice.back();
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <ul
      class="map-spaces"
      onClickCapture={heard}
      onKeyDownCapture={heard}
      onClick={({ target }) => pressed?.(spaceOf(target))}
    >
      {spaces.map((space) => {
        const part = partOf(space.name);
        const taken = part !== undefined && (choice.has(part) || together.has(space.name));
        // What begins another answer can be pressed as well, but is not what is asked for next.
        const again = begun && part !== undefined && !taken && !choice.next.value.has(part);
        return (
          <SpacePlace
            key={space.name}
            {...space}
            look={`${space.look ?? ""} ${again ? "again" : ""}`}
            choice={choice}
            pointed={pointed}
            part={part}
            taken={taken}
            wishesFor={wishesFor}
          />
        );
      })}
    </ul>
  );
}

function spaceOf(target: EventTarget | null): string {
  const spot = target instanceof Element ? target.closest<HTMLElement>("[data-spot]")?.dataset.spot : undefined;
  return spot?.split(":")[1] ?? "";
}

interface SpacePlaceProps extends Space {
  choice: Choice;
  pointed: Pointed;
  /** What it is as a part of an answer, and whether it has been taken. */
  part: Part | undefined;
  taken: boolean;
  wishesFor: (space: string) => readonly Option[];
}

/** Nothing of a space is made again as long as nothing of it changes: there are hundreds. */
function SpacePlace({ name, cell, label, look = "", about = NOTHING, choice, pointed, ...more }: SpacePlaceProps) {
  const { part, taken, wishesFor } = more;
  const wishes = useRef(wishesFor);
  wishes.current = wishesFor;
  const chosen = part !== undefined;
  const asked = chosen ? "" : wishesFor(name).join(",");
  const subjects = about.map(({ family, name: subject }) => `${family} ${subject}`).join();
  return useMemo(
    () => (
      <li class={`map-place ${look}`} style={placed(cell)} data-column={cell.column} data-row={cell.row}>
        <Thing
          wishes={chosen ? [] : wishes.current(name)}
          label={label}
          class={`map-space ${taken ? "taken" : ""}`}
          spot={`space:${name}`}
          about={about}
          discreet={chosen}
          act={chosen ? () => choice.take(part) : undefined}
          part={part}
          taken={chosen ? taken : undefined}
          point={(there) => pointed.at(name, part, there)}
        >
          {null}
        </Thing>
      </li>
    ),
    [name, cell.column, cell.row, label, look, part, taken, asked, subjects, choice, pointed],
  );
}
