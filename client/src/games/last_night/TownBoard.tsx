/** The town with all that stands and lies in it: spaces that can be chosen, who is there, and what would happen. */

import { signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { useMedia } from "../../parts/media";
import { nameOf, say } from "../../words/language";
import { Sign } from "./Card";
import { catalogue } from "./catalogue";
import type { MarkerKind } from "./drawings/markers";
import { Figures, Markers, SMALL } from "./Figures";
import { useFollowing } from "./following";
import { Omens } from "./Omens";
import { deadPieces, heroPieces, markerPieces, wallMarks } from "./pieces";
import type { Shown } from "./position";
import { Sewer } from "./Sewer";
import { Spaces, useMapChoice } from "./Spaces";
import { SEWER_SPACE, SIDE, townOf, type Town } from "./town";
import { placed, TownMap, type Fates } from "./TownMap";
import type { View } from "./types";
import "./townboard.css";

const PHONE = "(max-width: 37.49rem), (max-height: 30rem)";

/** Whether a phone shows the whole town, or a part of it that one can touch. */
const whole = signal(false);

export function TownBoard({ shown }: { shown: Shown }) {
  const { view } = shown;
  const boards = catalogue.value?.boards;
  const town = useMemo(() => (boards && view.layout ? townOf(view.layout, boards) : null), [boards, view.layout]);
  const frame = useRef<HTMLDivElement>(null);
  const cell = useCell(frame);
  const phone = useMedia(PHONE);
  const near = phone && !whole.value;
  useFollowing(frame, view, near);
  const made = useMapChoice(view, town);
  const walls = useMemo(() => (town ? wallMarks(view, town) : undefined), [view, town]);
  if (!town || !catalogue.value) return <section class="ln-map" aria-label={say("board-town")} />;
  const dark = [...view.dark, ...view.destroyed];
  return (
    <section class={`ln-map ${near ? "near" : ""}`} aria-labelledby="ln-map" data-spot="town" data-roving="">
      <h2 id="ln-map" class="unseen">
        {say("board-town")}
      </h2>
      <div class="ln-window" ref={frame}>
        <TownMap
          layout={view.layout}
          catalogue={catalogue.value}
          names={(building) => nameOf("building", building)}
          dark={dark}
          taken={view.taken_over}
          fates={fatesIn(view)}
          {...(walls && { walls })}
        >
          <Ruins town={town} destroyed={view.destroyed} />
          <Pieces view={view} town={town} small={cell > 0 && cell < SMALL} />
          <Spaces view={view} town={town} made={made} />
          <Omens shown={shown} town={town} />
        </TownMap>
      </div>
      <Sewer view={view} town={town} made={made} wide={near ? 0 : cell * SIDE} />
      {phone && (
        <button
          type="button"
          class="quiet square ln-zoom"
          aria-pressed={whole.value}
          aria-label={say("board-whole")}
          title={say("board-whole")}
          onClick={() => (whole.value = !whole.value)}
        >
          <Sign name="whole" />
        </button>
      )}
    </section>
  );
}

/** What the signs of buildings show besides their names. */
export function fatesIn({ stronghold, walled_up, sealed }: View): Fates {
  const found: Record<string, MarkerKind[]> = {};
  const mark = (building: string, kind: MarkerKind) => (found[building] = [...(found[building] ?? []), kind]);
  if (stronghold) mark(stronghold, "stronghold");
  for (const building of walled_up) mark(building, "walled_up");
  for (const building of sealed) mark(building, "sealed");
  return found;
}

/** How many pixels a space has. */
function useCell(frame: { current: HTMLElement | null }): number {
  const cell = useSignal(0);
  useLayoutEffect(() => {
    const table = frame.current?.querySelector(".ln-town");
    if (!table) return;
    const watch = new ResizeObserver(() => (cell.value = Math.round(table.getBoundingClientRect().width / SIDE)));
    watch.observe(table);
    return () => watch.disconnect();
  }, [frame.current]);
  return cell.value;
}

/** What has been blown up or burned down. */
function Ruins({ town, destroyed }: { town: Town; destroyed: readonly string[] }) {
  const spaces = town.buildings.filter(({ name }) => destroyed.includes(name)).flatMap((building) => building.spaces);
  return (
    <div class="ln-layer" aria-hidden="true">
      {spaces.map((space) => (
        <span key={space} class="ln-space ln-ruin" style={placed(space)} />
      ))}
    </div>
  );
}

function Pieces({ view, town, small }: { view: View; town: Town; small: boolean }) {
  const heroes = useMemo(() => heroPieces(view).filter(inTown), [view]);
  const dead = useMemo(() => deadPieces(view).filter(inTown), [view]);
  const markers = useMemo(() => markerPieces(view, town), [view, town]);
  return (
    <>
      <Markers markers={markers} />
      <Figures heroes={heroes} dead={dead} small={small} />
    </>
  );
}

const inTown = ({ space }: { space: number }) => space !== SEWER_SPACE;
