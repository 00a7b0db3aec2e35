import { Log, type Line } from "../board/Log";
import { Sentence } from "../board/Sentence";
import { linesTold } from "../board/told";
import type { Frame } from "../protocol/types";
import type { Showing } from "./showing";

/** The whole log; the present lines are marked, and each line leads to its moment. */
export function ReplayLog({ showing }: { showing: Showing }) {
  const { frames, game } = showing;
  const now = showing.place.value;
  const lines = frames.flatMap((frame, place) => linesOf(frame, place, now));
  const show = ({ place, text, marks }: Line & { place: number }) => (
    <button
      type="button"
      class="replay-line"
      aria-current={place === now ? "step" : undefined}
      onClick={() => showing.goTo(place)}
    >
      <Sentence text={text} marks={marks} still />
    </button>
  );
  return <Log game={game} lines={lines} show={show} class="replay-log" scroll={toPresent} at={frames[now]} />;
}

function toPresent(list: HTMLElement): void {
  const here = list.querySelector<HTMLElement>("li.here") ?? list.querySelector<HTMLElement>(".here");
  if (here) list.scrollTop = here.offsetTop - list.clientHeight / 2;
}

/** The lines of a frame. */
function linesOf(frame: Frame, place: number, now: number) {
  const look = place === now ? "here" : place > now ? "later" : "";
  return linesTold(frame).map((line, number) => ({
    ...line,
    place,
    key: `${place}.${number}`,
    look,
    here: place === now,
  }));
}
