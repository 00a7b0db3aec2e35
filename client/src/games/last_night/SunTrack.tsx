/** The sun track as the sky: numbers on an arc from the night to the dawn, and the moon on that of now. */

import { dawnWords, hours } from "./goals";
import type { Shown } from "./position";
import "./sun.css";

export function SunTrack({ shown: { view } }: { shown: Shown }) {
  const track = hours(view.sun);
  return (
    <div class="ln-sky">
      <ol class="ln-hours" aria-hidden="true">
        {track.map(({ number, when, soon }, place) => (
          <li
            key={number}
            class={`${when.replace(" ", "-")} ${soon ? "soon" : ""}`}
            style={{ "--at": place / (track.length - 1) }}
          >
            {number}
          </li>
        ))}
      </ol>
      <p class="ln-dawn">{dawnWords(view)}</p>
    </div>
  );
}
