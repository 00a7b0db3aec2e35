/** A live table: who comes sits down, plays, watches, and plays again. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { looseOptions, type Board } from "../board/board";
import { BoardScreen } from "../board/BoardScreen";
import { nextThing } from "../board/choice";
import { questionOf } from "../board/question";
import { useShelf } from "../board/shelf";
import { withoutClause } from "../board/why";
import { Alone, WayHome } from "../parts/Alone";
import { announce } from "../parts/announcer";
import { Awaited } from "../parts/Awaited";
import { Icon } from "../parts/Icon";
import { LostLine } from "../parts/LostLine";
import { useMedia } from "../parts/media";
import { notify } from "../parts/Notices";
import { useShortcuts, usesKeyboard, type Shortcut } from "../parts/shortcuts";
import { useTitle } from "../parts/title";
import { api } from "../protocol/api";
import { useLoaded, type Loaded } from "../protocol/loaded";
import { ClauseLink } from "../rules/ClauseLink";
import { openRules } from "../rules/opening";
import { Windows } from "../rules/Windows";
import { go, tableAddress } from "../routes";
import { board as boardSetting, side as sideSetting } from "../settings";
import { find, language, say } from "../words/language";
import { EndedBar, Ending } from "../ending/Ending";
import { AfterGame } from "./AfterGame";
import { Asked } from "./Asked";
import { NOTHING_ASKABLE } from "./asking";
import { DecisionBar } from "./DecisionBar";
import { Handover } from "./Handover";
import { FromRecord } from "./FromRecord";
import { KeptSeats } from "./KeptSeats";
import { RoomProvider } from "./room";
import { SidePanel, type Side } from "./SidePanel";
import { Since } from "./Since";
import { Sitting } from "./sitting";
import { TableTools } from "./TableTools";

interface TableScreenProps {
  table: string;
  link: string;
  /** Loads the room in which one waits until the game begins: who comes to a running game needs none. */
  findRoom: () => Promise<ComponentType<{ sitting: Sitting }>>;
}

export function TableScreen({ table, link, findRoom }: TableScreenProps) {
  const sitting = useMemo(() => new Sitting(table, link), [table, link]);
  const spoken = language.value;
  useEffect(() => {
    sitting.watch();
    return () => sitting.leaveRoom();
  }, [sitting, spoken]);
  useRefusals(sitting);
  const game = find("game-title") ?? say("page-table");
  useTitle(sitting.decision.value ? say("page-title-turn", { game }) : game);
  useFocus(sitting);
  useNews(sitting);
  useAskable(sitting);
  const found = useBoard(sitting);
  const board = found.value;
  const info = sitting.info.value;
  const closed = sitting.closed.value;
  const open = info?.phase === "open";
  const room = useLoaded(async () => (open ? findRoom() : null), [open]);
  const Waiting = room.value;
  useRematch(sitting);
  if (closed) return <NoTable title={say("page-no-entry")} why={<p>{closed.text}</p>} />;
  if (info?.phase === "closed" && board && !sitting.seen.value) return <NoTable title={say("table-closed")} />;
  const missing = [found, room].find(({ problem }) => problem);
  if (missing) return <NoTable title={say("page-table")} why={<Awaited loaded={missing} />} />;
  if (!info || !board || (open && !Waiting)) return <Alone title={say("page-one-moment")} busy />;
  return (
    <RoomProvider value={sitting}>
      {open && Waiting ? (
        <>
          <Waiting sitting={sitting} />
          <Windows game={info.game} table={table} link={link} Large={board.Large} />
        </>
      ) : (
        <Playing sitting={sitting} board={board} />
      )}
    </RoomProvider>
  );
}

/** Instead of a table: why there is none, and the way home. */
function NoTable({ title, why }: { title: string; why?: ComponentChildren }) {
  return (
    <Alone title={title}>
      {why}
      <WayHome />
    </Alone>
  );
}

function Playing({ sitting, board }: { sitting: Sitting; board: Board }) {
  const side = useSignal<Side | null>(null);
  /** Whether the game is over and somebody looks at the last position. */
  const looking = useSignal(false);
  const info = sitting.info.value!;
  const over = info.phase !== "playing";
  /** Whether the log stands beside the board. */
  const beside = useMedia("(min-width: 62.01rem)") && sideSetting.value === "open";
  useShortcuts(useKeys(sitting, board, (one) => (side.value = one)));
  const title = find("game-title") ?? info.game;
  const since = info.phase === "playing" && <Since sitting={sitting} />;
  return (
    <BoardScreen
      play={sitting}
      board={board}
      title={title}
      heading={say("page-table-of", { game: title })}
      tools={<TableTools sitting={sitting} />}
      top={<LostLine />}
      above={
        <>
          <Asked sitting={sitting} />
          <FromRecord sitting={sitting} />
          {info.phase === "playing" && <KeptSeats sitting={sitting} />}
          {info.paused && <Paused sitting={sitting} />}
          {!beside && since}
        </>
      }
      instead={
        over && !looking.value ? (
          <Ending
            info={info}
            link={sitting.link}
            mine={sitting.mine.value}
            next={<AfterGame sitting={sitting} />}
            seeTable={() => (looking.value = true)}
          />
        ) : undefined
      }
      below={
        over ? (
          looking.value && <EndedBar info={info} mine={sitting.mine.value} back={() => (looking.value = false)} />
        ) : (
          <DecisionBar board={board} />
        )
      }
      end={<Handover sitting={sitting} />}
      side={{
        title: say("page-side"),
        panel: <SidePanel sitting={sitting} first={side.value ?? "log"} top={beside && since} />,
        open: side.value !== null,
        show: (open) => (side.value = open ? "log" : null),
      }}
      covered={sitting.handover.value !== null}
      number={info.number}
      table={sitting.table}
      link={sitting.link}
    />
  );
}

function Paused({ sitting }: { sitting: Sitting }) {
  return (
    <section class="asked" aria-label={say("page-paused")}>
      <p>
        <Icon name="pause" /> {say("page-paused")}
      </p>
      {sitting.mine.value.length > 0 && (
        <div class="answers">
          <button type="button" class="primary" onClick={() => void sitting.attempt({ do: "resume" })}>
            {say("page-resume")}
          </button>
        </div>
      )}
    </section>
  );
}

/** All who may go along to the next game; who comes back later to the last one may look at it. */
function useRematch(sitting: Sitting): void {
  const known = useRef<string | undefined>(undefined);
  const rematch = sitting.info.value?.rematch;
  useEffect(() => {
    if (known.current === "" && rematch && sitting.mayFollow.peek()) go(tableAddress(rematch), true);
    known.current = rematch;
  }, [rematch]);
}

/** The board of the table's game, with its words; none before it is known which game that is. */
function useBoard(sitting: Sitting): Loaded<Board | null> {
  const game = sitting.info.value?.game;
  const plain = boardSetting.value === "plain";
  const { findBoard } = useShelf();
  const found = useLoaded(async () => (game ? findBoard(game, plain) : null), [game, plain]);
  const board = found.value;
  useLayoutEffect(() => {
    if (board) sitting.stage.showAs(board);
  }, [board, sitting]);
  return found;
}

/** The game tells what is asked of many, and what one need not be asked again in a turn. */
function useAskable(sitting: Sitting): void {
  const game = sitting.info.value?.game;
  useEffect(() => {
    if (!game) return;
    api.game(game).then(
      ({ standing, windows, matters, secrets }) => (sitting.askable.value = { standing, windows, matters, secrets }),
      () => (sitting.askable.value = { ...NOTHING_ASKABLE, secrets: true }),
    );
  }, [sitting, game]);
}

/** What the server refuses is said, with the rule. */
function useRefusals(sitting: Sitting): void {
  const refused = sitting.refused.value;
  useEffect(() => {
    if (!refused) return;
    const more = refused.clause ? <ClauseLink clause={refused.clause} game={sitting.game} /> : undefined;
    notify(withoutClause(refused), { bad: true, more });
    sitting.refused.value = null;
  }, [refused]);
}

/** Things to choose, and groups of them that open. */
const CHOOSABLE = ".board-place .thing.legal, .board-place .group > summary, .answers button";

/** Who plays by keyboard goes on where things can be chosen, when what had the focus is gone. */
function useFocus(sitting: Sitting): void {
  const decision = sitting.decision.value;
  useEffect(() => {
    if (!decision || !usesKeyboard() || document.activeElement !== document.body) return;
    focusOn(CHOOSABLE);
  }, [decision]);
}

/** New lines of the log are read out. What was there before one came is not. */
function useNews(sitting: Sitting): void {
  const told = useRef<number | null>(null);
  const lines = sitting.lines.value;
  const seen = sitting.seen.value;
  useEffect(() => {
    const last = lines.at(-1)?.seq ?? 0;
    if (told.current !== null) {
      for (const line of lines) if (line.seq > told.current) announce(line.text);
    }
    if (seen || told.current !== null) told.current = last;
  }, [lines, seen]);
}

function useKeys(sitting: Sitting, board: Board, open: (side: Side) => void): readonly Shortcut[] {
  return useMemo(() => {
    const question = questionOf(sitting);
    const answer = (digit: number) => () => {
      const decision = sitting.decision.peek();
      if (!decision || !question.ready.peek()) return;
      const loose = looseOptions(board, decision);
      const digits = question.digitsOf(decision, loose);
      const option = loose.find((one) => digits.get(one.join(" ")) === digit);
      if (option) void sitting.choose(option);
    };
    const digits = Array.from({ length: 9 }, (_, place) => ({
      key: String(place + 1),
      once: true,
      act: answer(place + 1),
    }));
    return [
      { key: "1", shown: "1–9", name: "answer" },
      ...digits.map((digit) => ({ ...digit, name: "" })),
      { key: "Tab", name: "things" },
      { key: "Arrows", shown: "← ↑ ↓ →", name: "arrows" },
      { key: "Home", shown: "Home End", name: "ends" },
      { key: "i", name: "card" },
      { key: "b", name: "board", act: () => focusOnNext(sitting) },
      { key: "n", name: "standing", once: true, act: () => restOrAskAgain(sitting) },
      { key: "u", name: "undo", once: true, act: () => void sitting.undo() },
      { key: "l", name: "log", act: () => openSide("log", open) },
      { key: "c", name: "chat", act: () => openSide("chat", open) },
      { key: "r", name: "rules", act: () => openRules() },
      { key: " ", shown: "Space", name: "skip", act: () => sitting.stage.skip() },
    ];
  }, [sitting, board]);
}

function restOrAskAgain(sitting: Sitting): void {
  if (sitting.offered.peek()) {
    if (questionOf(sitting).ready.peek()) void sitting.rest();
  } else void sitting.askAgain();
}

/** What somebody has begun to answer goes on where it is asked for. */
function focusOnNext(sitting: Sitting): void {
  const next = nextThing(sitting);
  if (next) next.focus();
  else focusOn(CHOOSABLE);
}

function focusOn(what: string): void {
  document.querySelector<HTMLElement>(what)?.focus();
}

/** The panel beside the board if it is there, else a drawer. */
function openSide(side: Side, open: (side: Side) => void): void {
  const tab = document.querySelector<HTMLElement>(`.side-place #tab-${side}`);
  if (!tab?.offsetParent) {
    open(side);
    return;
  }
  tab.click();
  // What the tab shows is there with the next frame.
  requestAnimationFrame(() => focusOn(side === "chat" ? ".side-place .say input" : ".side-place .log"));
}
