/** The screen around a board, wherever it is played on, watched or learnt: bar, board, log, and the windows above them. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Boundary } from "../parts/Boundary";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { useMedia } from "../parts/media";
import { TopBar } from "../parts/TopBar";
import { Windows } from "../rules/Windows";
import { side as sideSetting } from "../settings";
import { say } from "../words/language";
import { arrows } from "./arrows";
import type { Board } from "./board";
import { BoardTrouble } from "./BoardTrouble";
import { ChoiceProvider, useMakingChoice } from "./choice";
import { Flights } from "./Flights";
import { PlayProvider, type Play } from "./play";
import { questionOf, useReadiness } from "./question";
import { RovingProvider, takeStop } from "./roving";
import { Sheet } from "./Sheet";
import { ROOMY, SideProvider, type Side } from "./side";
import { forget, note, useFreshNotes, WhyNote } from "./why";

interface BoardScreenProps {
  play: Play;
  board: Board;
  /** What is shown here; the heading for those who can't see it, unless they are told more. */
  title: string;
  heading?: string;
  /** What the style sheets know it by. */
  class?: string;
  /** In the bar. */
  tools: ComponentChildren;
  /** Below the bar, around the board, and at the end of the screen. */
  top?: ComponentChildren;
  above?: ComponentChildren;
  below?: ComponentChildren;
  end?: ComponentChildren;
  side?: Side;
  /** Whether arrow keys go from thing to thing of the board, and Tab from group to group of them. */
  arrowKeys?: boolean;
  /** Whether nobody may see the board now. */
  covered?: boolean;
  /** What is shown instead of the board, which stays behind it as it is; nothing flies over it. */
  instead?: ComponentChildren;
  /** How many decisions have been taken, for whoever waits for the next. */
  number?: number;
  /** The table whose rules hold, and the secret with which one came in. */
  table?: string;
  link?: string;
}

export function BoardScreen({ play, board, title, class: look = "", tools, side, ...more }: BoardScreenProps) {
  const { heading = title, top, above, below, end, arrowKeys = true, covered = false, number, table, link } = more;
  const { instead } = more;
  const away = Boolean(instead);
  useEffect(() => {
    if (away) play.stage.skip();
  }, [play, away]);
  const main = useRef<HTMLElement>(null);
  const question = questionOf(play);
  useReadiness(question, main);
  useFreshNotes(play);
  const choice = useMakingChoice(play, board.manner);
  const roomy = useMedia(ROOMY);
  const onBoard = roomy && side !== undefined && board.keepsSide === true && !covered && !away;
  return (
    <PlayProvider value={play}>
      <div
        class={`screen table-screen ${onBoard ? "whole" : side && sideSetting.value === "folded" ? "side-folded" : ""} ${look}`}
      >
        <TopBar title={title}>
          {tools}
          {side && <SideButton side={side} />}
        </TopBar>
        {top}
        <main
          ref={main}
          class="table"
          data-number={number}
          onKeyDown={arrowKeys ? arrows : undefined}
          onFocusIn={arrowKeys ? takeStop : undefined}
          onPointerDownCapture={question.press}
          onKeyDownCapture={question.keyDown}
          onKeyUpCapture={question.keyUp}
          onClickCapture={question.click}
          onScroll={() => {
            // A note stands beside its thing; a sheet stays where it is.
            if (note.peek()?.how !== "tap") forget();
          }}
        >
          <h1 class="unseen">{heading}</h1>
          {above}
          <ChoiceProvider value={choice}>
            {instead}
            <div class="board-place" data-roving="" hidden={away}>
              <RovingProvider value={arrowKeys}>
                <SideProvider value={onBoard ? side : null}>
                  <Boundary key={board.Table} of={play.seen.value} instead={<BoardTrouble />}>
                    {!covered && <board.Table />}
                  </Boundary>
                </SideProvider>
              </RovingProvider>
            </div>
            {below}
          </ChoiceProvider>
        </main>
        {side && <SidePlace side={side} elsewhere={onBoard} />}
        {end}
        <Boundary of={play.seen.value}>
          {!away && <Flights stage={play.stage} face={board.Face} />}
          <WhyNote />
          <ChoiceProvider value={choice}>
            <Sheet Large={board.Large} />
          </ChoiceProvider>
        </Boundary>
      </div>
      <Boundary of={play.seen.value}>
        <Windows game={play.game} table={table} link={link} Large={board.Large} />
      </Boundary>
    </PlayProvider>
  );
}

/** Opens the drawer where there is no room beside the board. */
function SideButton({ side }: { side: Side }) {
  return (
    <button type="button" class="quiet square narrow-only" onClick={() => side.show(true)} aria-label={say("page-log")}>
      <Icon name="log" />
    </button>
  );
}

/** Where there is room beside the board, what stands there can be folded away. */
function FoldButton() {
  const folded = sideSetting.value === "folded";
  const words = say(folded ? "page-side-unfold" : "page-side-fold");
  return (
    <button
      type="button"
      class="quiet square side-fold"
      aria-expanded={!folded}
      aria-label={words}
      title={words}
      onClick={() => (sideSetting.value = folded ? "open" : "folded")}
    >
      <Icon name={folded ? "log" : "step"} />
    </button>
  );
}

/** Beside the board, unless it has a place for it; and the drawer. */
function SidePlace({ side: { title, panel, open, show }, elsewhere }: { side: Side; elsewhere: boolean }) {
  return (
    <>
      {!elsewhere && (
        <aside class="wide-only side-place" aria-label={title}>
          <FoldButton />
          {sideSetting.value === "open" && panel}
        </aside>
      )}
      {open && (
        <Dialog kind="drawer" title={title} close={() => show(false)}>
          {panel}
        </Dialog>
      )}
    </>
  );
}
