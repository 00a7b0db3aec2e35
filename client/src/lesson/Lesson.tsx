/** "Teach me": the first game, played hand in hand on the real board. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { looseOptions, type Board } from "../board/board";
import { BoardScreen } from "../board/BoardScreen";
import { questionOf } from "../board/question";
import { useShelf } from "../board/shelf";
import { Alone, WayHome } from "../parts/Alone";
import { Awaited } from "../parts/Awaited";
import { Icon } from "../parts/Icon";
import { useShortcuts, type Shortcut } from "../parts/shortcuts";
import { useTitle } from "../parts/title";
import { api, Refused } from "../protocol/api";
import { useLoaded } from "../protocol/loaded";
import type { LessonInfo } from "../protocol/types";
import { openRules } from "../rules/opening";
import { board as boardSetting } from "../settings";
import { find, language, say } from "../words/language";
import { LessonBox } from "./LessonBox";
import { Teaching } from "./teaching";
import "./lesson.css";

export function Lesson({ game, lesson: name }: { game: string; lesson: string }) {
  const { findBoard } = useShelf();
  const plain = boardSetting.value === "plain";
  const ready = useLoaded(async () => {
    const board = findBoard(game, plain);
    // Where there is no lesson nobody waits for the board, which may be missing, too.
    board.catch(() => undefined);
    const lesson = await api.lesson(game, name).catch(noneIfUnknown);
    return { taught: lesson && { lesson, board: await board } };
  }, [game, name, plain, language.value]);
  if (!ready.value) {
    return (
      <Alone title={say("page-teach")}>
        <Awaited loaded={ready} />
      </Alone>
    );
  }
  const { taught } = ready.value;
  if (taught) return <Taught key={name} {...taught} />;
  return (
    <Alone title={say("page-no-lesson")}>
      <WayHome />
    </Alone>
  );
}

/** A lesson that the server does not have is none; all else that goes wrong is trouble. */
function noneIfUnknown(trouble: unknown): null {
  if (trouble instanceof Refused && trouble.status === 404) return null;
  throw trouble;
}

function Taught({ lesson, board }: { lesson: LessonInfo; board: Board }) {
  const teaching = useTeaching(lesson, board);
  useShortcuts(useKeys(teaching, board));
  const title = lesson.name ? lesson.title : say("page-lesson-of", { game: find("game-title") ?? lesson.game });
  useTitle(title);
  const tools = (
    <button type="button" class="quiet" aria-keyshortcuts="R" onClick={() => openRules()}>
      <Icon name="rules" /> <span class="word">{say("page-rules")}</span>
    </button>
  );
  return (
    <BoardScreen
      play={teaching}
      board={board}
      class="lesson-screen"
      title={title}
      tools={tools}
      top={<LessonBox teaching={teaching} board={board} />}
    />
  );
}

/** The lesson at the step at which it was left, when the language changes in the middle. */
function useTeaching(lesson: LessonInfo, board: Board): Teaching {
  const left = useSignal(0);
  const teaching = useMemo(() => {
    const made = new Teaching(lesson);
    made.stage.showAs(board);
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
      if (option && questionOf(teaching).ready.peek()) void teaching.choose(option);
    };
    const next = () => {
      if (!teaching.step.peek().choice) teaching.goTo(teaching.place.peek() + 1);
    };
    return [
      { key: "n", name: "lesson-next", act: next },
      { key: "p", name: "lesson-back", act: () => teaching.goTo(teaching.place.peek() - 1) },
      { key: "1", name: "answer", once: true, act: answer },
      { key: "Tab", name: "things" },
      { key: "Arrows", shown: "← ↑ ↓ →", name: "arrows" },
      { key: "Home", shown: "Home End", name: "ends" },
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
