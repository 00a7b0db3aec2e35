/** A game as it was played: step by step, through whose eyes one likes, and on from any moment. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Flights } from "../board/Flights";
import { PlayProvider } from "../board/play";
import { forget, WhyNote } from "../board/why";
import { findBoard, type Board } from "../games/board";
import { announce } from "../parts/announcer";
import { Awaited } from "../parts/Awaited";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { useTitle } from "../parts/title";
import { TopBar } from "../parts/TopBar";
import { api } from "../protocol/api";
import { useLoaded } from "../protocol/loaded";
import type { Frame, TableInfo, You } from "../protocol/types";
import { tableAddress } from "../routes";
import { CardDialog } from "../rules/CardDialog";
import { openClause } from "../rules/opening";
import { RulesDrawer } from "../rules/RulesDrawer";
import { board as boardSetting } from "../settings";
import { find, language, learn, say } from "../words/language";
import { CopyMoment } from "./CopyMoment";
import { writeAddress, type Watching } from "./moment";
import { PlayOn } from "./PlayOn";
import { ReplayLog } from "./ReplayLog";
import { ReplayTools } from "./ReplayTools";
import { placeAfter, Showing } from "./showing";
import "./replay.css";

interface ReplayProps {
  table: string;
  link: string;
  at: number | null;
  eyes: string;
}

interface Played {
  info: TableInfo;
  you: You;
  frames: Frame[];
  board: Board;
}

export function Replay({ table, link, at, eyes }: ReplayProps) {
  const plain = boardSetting.value === "plain";
  const played = useLoaded<Played>(async () => {
    const [{ info, you }, frames] = await Promise.all([api.table(table, link), api.replay(table, eyes, link)]);
    const [board] = await Promise.all([findBoard(info.game, plain), learn(info.game)]);
    return { info, you, frames, board };
  }, [table, link, eyes, plain, language.value]);
  if (!played.value) {
    return (
      <div class="screen">
        <TopBar />
        <main class="alone">
          <h1>{say("page-replay")}</h1>
          <Awaited loaded={played} />
        </main>
      </div>
    );
  }
  return <Watched played={played.value} link={link} at={at} />;
}

function Watched({ played, link, at }: { played: Played; link: string; at: number | null }) {
  const { info, you, board } = played;
  const side = useSignal(false);
  const showing = useShowing(played, at);
  const watching = { showing, info, you, link };
  useAddress(watching);
  const title = say("page-replay-of", { game: find("game-title") ?? info.game });
  useTitle(title);
  const log = <ReplayLog showing={showing} />;
  return (
    <PlayProvider value={showing}>
      <div class="screen table-screen replay-screen">
        <TopBar title={title}>
          <a class="button quiet" href={tableAddress(info.id, link)}>
            <Icon name="board" /> <span class="word">{say("page-to-table")}</span>
          </a>
          <CopyMoment {...watching} />
          <PlayOn {...watching} />
          <button
            type="button"
            class="quiet square narrow-only"
            onClick={() => (side.value = true)}
            aria-label={say("page-log")}
          >
            <Icon name="log" />
          </button>
        </TopBar>
        <main class="table" onScroll={() => forget()}>
          <h1 class="unseen">{title}</h1>
          <div class="board-place">
            <board.Table />
          </div>
        </main>
        <aside class="wide-only side-place" aria-label={say("page-log")}>
          {log}
        </aside>
        <ReplayTools {...watching} />
        {side.value && (
          <Dialog kind="drawer" title={say("page-log")} close={() => (side.value = false)}>
            {log}
          </Dialog>
        )}
        <Flights stage={showing.stage} face={board.Face} />
        <WhyNote />
      </div>
      <CardDialog game={info.game} Card={board.Card} />
      {openClause.value !== null && <RulesDrawer game={info.game} table={info.id} link={link} />}
    </PlayProvider>
  );
}

/** The game through these eyes, at the moment at which it was seen through others. */
function useShowing({ info, you, frames, board }: Played, at: number | null): Showing {
  const moment = useSignal(at);
  const showing = useMemo(() => {
    const seats = info.seats.map((seat) => ({ ...seat, here: true, bank: null }));
    const made = new Showing(info.game, frames, seats, you.seats);
    made.stage.choreography = board.choreography;
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
