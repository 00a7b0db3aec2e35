/** The sewer: one space below the town, beside its map. Whoever is there stands in a row. */

import { useMemo } from "preact/hooks";
import { addressOf } from "../../art/Picture";
import { nameOf } from "../../words/language";
import { sewer, SEWER as PICTURE } from "./drawings/sewers";
import { lookOf, Looks, weightOf } from "./Figures";
import { litSpaces, pointed } from "./lighting";
import { deadPieces, heroPieces } from "./pieces";
import { Several, SpaceThing, type MapChoice } from "./Spaces";
import { SEWER, SEWER_SPACE, type Town } from "./town";
import type { View } from "./types";
import "./sewer.css";

/** As many of the dead stand beside each other; behind them a number tells how many there are. */
const SEEN = 5;

interface SewerProps {
  view: View;
  town: Town;
  made: MapChoice;
  /** How many pixels the town is wide above it, where all of it is seen. */
  wide: number;
}

export function Sewer({ view, town, made, wide }: SewerProps) {
  const [heroes, dead] = useMemo(() => whoIsBelow(view), [view]);
  if (!view.entrances.length) return null;
  const lit = litSpaces(view, town, pointed.value).includes(SEWER);
  const parts = made.opened === SEWER ? (made.spaces.get(SEWER) ?? []) : [];
  return (
    <div class={`ln-sewer ${lit ? "lit" : ""}`} data-space={SEWER} style={wide ? { "--wide": `${wide}px` } : {}}>
      <img
        class="ln-sewer-picture"
        src={addressOf(sewer, PICTURE.width, PICTURE.height)}
        alt=""
        draggable={false}
        decoding="async"
      />
      <b class="ln-sewer-name" aria-hidden="true">
        {nameOf("marker", SEWER)}
      </b>
      <span class="ln-sewer-who" aria-hidden="true">
        {[...heroes, ...dead.slice(0, SEEN)].map((piece) => (
          <span key={piece.key} class={`${lookOf(piece, false)} below`} data-piece={piece.key}>
            <Looks piece={piece} />
          </span>
        ))}
        {dead.length > SEEN && <b class="ln-sewer-count">{dead.length}</b>}
      </span>
      <SpaceThing space={SEWER} view={view} town={town} made={made} />
      {parts.length > 1 && (
        <span class="ln-fan ln-sewer-fan">
          <Several place={nameOf("marker", SEWER)} parts={parts} />
        </span>
      )}
    </div>
  );
}

/** The heroes in the sewer, and the dead, those first of whom one must know more. */
export function whoIsBelow(view: View) {
  const below = ({ space }: { space: number }) => space === SEWER_SPACE;
  const dead = deadPieces(view).filter(below);
  return [heroPieces(view).filter(below), dead.toSorted((one, other) => weightOf(other) - weightOf(one))] as const;
}
