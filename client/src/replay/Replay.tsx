/** A game as it was played: step by step, through whose eyes one likes, and on from any moment. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Board } from "../board/board";
import { BoardScreen } from "../board/BoardScreen";
import { useShelf } from "../board/shelf";
import { EndedBar, Ending } from "../ending/Ending";
import { Alone } from "../parts/Alone";
import { announce } from "../parts/announcer";
import { Awaited } from "../parts/Awaited";
import { Icon } from "../parts/Icon";
import { useTitle } from "../parts/title";
import { api } from "../protocol/api";
import { useLoaded } from "../protocol/loaded";
import type { Frame, TableInfo, You } from "../protocol/types";
import { tableAddress } from "../routes";
import { board as boardSetting } from "../settings";
import { find, language, say } from "../words/language";
import { CopyMoment } from "./CopyMoment";
import { writeAddress, type Watching } from "./moment";
import { PlayOn } from "./PlayOn";
import { useAnalysis } from "./useAnalysis";
import { ReplayLog } from "./ReplayLog";
import { ReplayTools } from "./ReplayTools";
import { placeAfter, Showing } from "./showing";
import "./replay.css";

interface ReplayProps {
  table: string;
  link: string;
  at: number | null;
  eyes: string;
  /** Whether the analysis shall be opened. */
  analysis: boolean;
}

interface Played {
  info: TableInfo;
  you: You;
  frames: Frame[];
  board: Board;
}

export function Replay({ table, link, at, eyes, analysis }: ReplayProps) {
  const { findBoard } = useShelf();
  const plain = boardSetting.value === "plain";
  const played = useLoaded<Played>(async () => {
    const [{ info, you }, frames] = await Promise.all([api.table(table, link), api.replay(table, eyes, link)]);
    return { info, you, frames, board: await findBoard(info.game, plain) };
  }, [table, link, eyes, plain, language.value]);
  if (!played.value) {
    return (
      <Alone title={say("page-replay")}>
        <Awaited loaded={played} />
      </Alone>
    );
  }
  return <Watched played={played.value} link={link} at={at} analysis={analysis} />;
}

interface WatchedProps extends Pick<ReplayProps, "link" | "at" | "analysis"> {
  played: Played;
}

function Watched({ played, link, at, analysis }: WatchedProps) {
  const { info, you, board } = played;
  const drawer = useSignal(false);
  const showing = useShowing(played, at);
  const watching = { showing, info, you, link };
  useAddress(watching);
  const looking = useSignal(false);
  const over = info.outcome !== null && showing.place.value === showing.last;
  useEffect(() => {
    if (!over) looking.value = false;
  }, [over]);
  const analysed = useAnalysis(watching, analysis);
  const title = say("page-replay-of", { game: find("game-title") ?? info.game });
  useTitle(title);
  const tools = (
    <>
      <a class="button quiet" href={tableAddress(info.id, link)}>
        <Icon name="board" /> <span class="word">{say("page-to-table")}</span>
      </a>
      <CopyMoment {...watching} />
      <PlayOn {...watching} />
      {analysed.button}
      {analysed.window}
    </>
  );
  return (
    <BoardScreen
      play={showing}
      board={board}
      class="replay-screen"
      title={title}
      tools={tools}
      instead={
        over && !looking.value ? (
          <Ending info={info} link={link} mine={you.seats} seeTable={() => (looking.value = true)} />
        ) : undefined
      }
      below={over && looking.value && <EndedBar info={info} mine={you.seats} back={() => (looking.value = false)} />}
      end={<ReplayTools {...watching} note={analysed.note} />}
      side={{
        title: say("page-log"),
        panel: <ReplayLog showing={showing} />,
        open: drawer.value,
        show: (open) => (drawer.value = open),
      }}
      arrowKeys={false}
      table={info.id}
      link={link}
    />
  );
}

/** The game through these eyes, at the moment at which it was seen through others. */
function useShowing({ info, you, frames, board }: Played, at: number | null): Showing {
  const moment = useSignal(at);
  const showing = useMemo(() => {
    const seats = info.seats.map((seat) => ({ ...seat, here: true, bank: null }));
    const made = new Showing(info.game, frames, seats, you.seats);
    made.stage.showAs(board);
    if (moment.peek() !== null) made.place.value = placeAfter(frames, moment.peek()!);
    return made;
  }, [info, you, frames, board]);
  const place = showing.place.value;
  useEffect(() => {
    moment.value = frames[place]?.number ?? null;
  }, [place, frames]);
  useEffect(() => {
    if (at !== null && frames[showing.place.peek()]?.number !== at) showing.goTo(placeAfter(frames, at));
  }, [at]);
  useEffect(() => () => showing.stage.skip(), [showing]);
  return showing;
}

const WRITTEN_AFTER = 400;

/** The address is that of the moment. Nothing else changes with it, so nobody has to be told. */
function useAddress(watching: Watching): void {
  const { showing } = watching;
  const place = showing.place.value;
  useEffect(() => {
    const timer = setTimeout(() => writeAddress(watching), WRITTEN_AFTER);
    return () => clearTimeout(timer);
  }, [showing, place]);
  useEffect(() => {
    if (place > 0) announce(showing.frames[place]?.words.join(" ") ?? "");
  }, [place]);
}
