/** What is left of both games, and how many of nobody's are on the map. */

import type { ComponentChildren } from "preact";
import { bystanderHeadPicture, deadHeadPicture } from "../../art/town/pieces";
import { nameOf, say } from "../../words/language";
import { Back } from "./Card";
import type { View } from "./types";

export function Stock({ view }: { view: View }) {
  const [humans, strays] = [view.humans, view.zombies].map((there) => Object.keys(there).length) as [number, number];
  const tiles = nameOf("counter", "tiles_left");
  return (
    <ul class="city-supply hx-stock">
      <Count name="human_tiles_left" count={view.human_tiles_left} words={tiles}>
        <Back of="humans" />
      </Count>
      <Count name="zombie_tiles_left" count={view.zombie_tiles_left} words={tiles}>
        <Back of="zombies" />
      </Count>
      <Count name="humans" count={humans}>
        <img src={bystanderHeadPicture()} alt="" draggable={false} />
      </Count>
      <Count name="strays" count={strays}>
        <img src={deadHeadPicture()} alt="" draggable={false} />
      </Count>
    </ul>
  );
}

interface CountProps {
  /** The counter that says it in words. */
  name: string;
  count: number;
  /** What stands below it, where a picture does not say enough. */
  words?: string;
  children: ComponentChildren;
}

function Count({ name, count, words, children }: CountProps) {
  return (
    <li title={nameOf("counter", name)}>
      <span class="unseen">
        {nameOf("counter", name)}: {say(`counter-${name}.count`, { count })}
      </span>
      {children}
      <b aria-hidden="true">{count}</b>
      {words && (
        <span class="hx-words" aria-hidden="true">
          {words}
        </span>
      )}
    </li>
  );
}
