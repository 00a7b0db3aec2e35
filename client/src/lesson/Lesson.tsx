/** "Teach me": the first game, played hand in hand on the real board. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { arrows } from "../board/arrows";
import { Flights } from "../board/Flights";
import { PlayProvider } from "../board/play";
import { forget, WhyNote } from "../board/why";
import { findBoard, type Board } from "../games/board";
import { Awaited } from "../parts/Awaited";
import { Icon } from "../parts/Icon";
import { useShortcuts, type Shortcut } from "../parts/shortcuts";
import { useTitle } from "../parts/title";
import { TopBar } from "../parts/TopBar";
import { api } from "../protocol/api";
import { useLoaded } from "../protocol/loaded";
import type { LessonInfo } from "../protocol/types";
import { CardDialog } from "../rules/CardDialog";
import { openClause, openRules } from "../rules/opening";
import { RulesDrawer } from "../rules/RulesDrawer";
import { board as boardSetting } from "../settings";
import { looseOptions } from "../table/DecisionBar";
import { find, language, learn, say } from "../words/language";
import { LessonBox } from "./LessonBox";
import { Teaching } from "./teaching";
import "./lesson.css";

export function Lesson({ game }: { game: string }) {
  const plain = boardSetting.value === "plain";
  const ready = useLoaded(async () => {
    const [lesson, board] = await Promise.all([api.lesson(game), findBoard(game, plain), learn(game)]);
    return { lesson, board };
  }, [game, plain, language.value]);
  if (!ready.value) {
    return (
      <div class="screen">
        <TopBar />
        <main class="alone">
          <h1>{say("page-teach")}</h1>
          <Awaited loaded={ready} />
        </main>
      </div>
    );
  }
  return <Taught {...ready.value} />;
}

function Taught({ lesson, board }: { lesson: LessonInfo; board: Board }) {
  const teaching = useTeaching(lesson, board);
  useShortcuts(useKeys(teaching, board));
  const title = say("page-lesson-of", { game: find("game-title") ?? lesson.game });
  useTitle(title);
  return (
    <PlayProvider value={teaching}>
      <div class="screen table-screen lesson-screen">
        <TopBar title={title}>
          <button type="button" class="quiet" aria-keyshortcuts="R" onClick={() => openRules()}>
            <Icon name="rules" /> <span class="word">{say("page-rules")}</span>
          </button>
        </TopBar>
        <LessonBox teaching={teaching} board={board} />
        <main class="table" onKeyDown={arrows} onScroll={() => forget()}>
          <h1 class="unseen">{title}</h1>
          <div class="board-place">
            <board.Table />
          </div>
        </main>
        <Flights stage={teaching.stage} face={board.Face} />
        <WhyNote />
      </div>
      <CardDialog game={lesson.game} Card={board.Card} />
      {openClause.value !== null && <RulesDrawer game={lesson.game} />}
    </PlayProvider>
  );
}

/** The lesson at the step at which it was left, when the language changes in the middle. */
function useTeaching(lesson: LessonInfo, board: Board): Teaching {
  const left = useSignal(0);
  const teaching = useMemo(() => {
    const made = new Teaching(lesson);
    made.stage.choreography = board.choreography;
    made.place.value = Math.min(left.peek(), made.last);
    return made;
  }, [lesson, board]);
  const place = teaching.place.value;
  useEffect(() => {
    left.value = place;
  }, [place]);
  useEffect(() => () => teaching.stage.skip(), [teaching]);
  return teaching;
}

function useKeys(teaching: Teaching, board: Board): readonly Shortcut[] {
  return useMemo(() => {
    const answer = () => {
      const decision = teaching.decision.peek();
      const option = decision && looseOptions(board, decision)[0];
      if (option) void teaching.choose(option);
    };
    const next = () => {
      if (!teaching.step.peek().choice) teaching.goTo(teaching.place.peek() + 1);
    };
    return [
      { key: "n", name: "lesson-next", act: next },
      { key: "p", name: "lesson-back", act: () => teaching.goTo(teaching.place.peek() - 1) },
      { key: "1", name: "answer", act: answer },
      { key: "Arrows", shown: "← ↑ ↓ →", name: "arrows" },
      { key: "i", name: "card" },
      {
        key: "b",
        name: "board",
        act: () => document.querySelector<HTMLElement>(".board-place .thing.legal, .answers button")?.focus(),
      },
      { key: "r", name: "rules", act: () => openRules() },
    ];
  }, [teaching, board]);
}
