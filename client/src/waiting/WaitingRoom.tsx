/** Before the game: who has come, a link for those who have not, and how it can begin. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../parts/announcer";
import { Icon } from "../parts/Icon";
import { TopBar } from "../parts/TopBar";
import { api } from "../protocol/api";
import type { Links } from "../protocol/types";
import { openRules } from "../rules/opening";
import { Chat } from "../table/Chat";
import type { Sitting } from "../table/sitting";
import { tableAddress } from "../routes";
import { LostLine } from "../parts/LostLine";
import { find, say } from "../words/language";
import { levelName, levelsOf } from "../words/levels";
import { Agreed } from "./Agreed";
import { Begin } from "./Begin";
import { Chairs } from "./Chairs";
import { useGame } from "../protocol/game";
import { Invite } from "./Invite";
import { Join } from "./Join";
import "../setup/form.css";
import "./room.css";

export function WaitingRoom({ sitting }: { sitting: Sitting }) {
  const info = sitting.info.value!;
  const you = sitting.you.value;
  const { detail } = useGame(info.game);
  const links = useLinks(sitting);
  useOpenAddress(sitting, links);
  const level = useSignal("normal");
  useArrivals(sitting);
  const title = find("game-title") ?? info.game;
  const free = info.seats.filter((seat) => seat.who === "open").length;
  const host = info.seats.find((seat) => seat.player !== "" && seat.player === info.host)?.name;
  const seated = you.seats.length > 0;
  return (
    <div class="screen">
      <TopBar title={title}>
        <button type="button" class="quiet" onClick={() => openRules()}>
          <Icon name="rules" /> <span class="word">{say("page-rules")}</span>
        </button>
      </TopBar>
      <LostLine />
      <main class="room">
        <div class="room-head">
          <h1>{say(free ? "page-waiting" : "page-waiting-ready")}</h1>
          <p class="faint">
            <strong class="room-game">{title}</strong>
            {host && <> · {say("page-waiting-host", { name: host })}</>}
            {info.watching > 0 && <> · {say("page-watching", { count: info.watching })}</>}
          </p>
        </div>
        <div class="room-main">
          {!seated && free > 0 && <Join sitting={sitting} />}
          {!seated && free === 0 && (
            <p class="room-full">{say(info.settings.spectators ? "page-full" : "page-full-closed")}</p>
          )}
          {links && free > 0 && <Invite table={info.id} secret={links.table} quiet={!seated} />}
          <section aria-labelledby="room-seats">
            <div class="room-seats-head">
              <h2 id="room-seats">{say("page-seats")}</h2>
              {free > 0 && (seated || you.host) && detail && (
                <label class="room-level">
                  {say("page-bots-of-level")}
                  <select value={level.value} onChange={(event) => (level.value = event.currentTarget.value)}>
                    {levelsOf(detail).map((one) => (
                      <option key={one} value={one}>
                        {levelName(detail, one)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </div>
            <Chairs sitting={sitting} game={detail} links={links} level={level.value} />
            <Begin
              sitting={sitting}
              game={detail}
              level={level.value}
              quiet={free > 0 && (!seated || links !== null)}
            />
          </section>
        </div>
        <div class="room-side">
          {info.settings.chat && (
            <section class="room-chat" aria-labelledby="room-chat">
              <h2 id="room-chat">{say("page-chat")}</h2>
              <Chat sitting={sitting} />
            </section>
          )}
          {detail && (
            <section aria-labelledby="room-agreed">
              <h2 id="room-agreed">{say("page-this-table")}</h2>
              <Agreed info={info} game={detail} />
            </section>
          )}
        </div>
      </main>
    </div>
  );
}

/** The secrets of the links: for the host those of all seats, for those who sit here that of the table. */
function useLinks(sitting: Sitting): Links | null {
  const [links, setLinks] = useState<Links | null>(null);
  const you = sitting.you.value;
  const may = you.host || you.seats.length > 0;
  const removals = sitting.removals.value;
  useEffect(() => {
    let wanted = true;
    setLinks(null);
    if (may) {
      // Without them there is nothing to send, and the seats are shown all the same.
      api.links(sitting.table).then(
        (found) => {
          if (!wanted) return;
          setLinks(found);
          if (removals && sitting.link) sitting.link = found.table;
        },
        () => undefined,
      );
    }
    return () => {
      wanted = false;
    };
  }, [sitting, may, removals]);
  return links;
}

/** What stands in the bar of the browser lets friends in, too, when it is copied from there. */
function useOpenAddress({ table, info }: Sitting, links: Links | null): void {
  const closed = info.value?.settings.visibility === "link";
  const shown = useRef("");
  useEffect(() => {
    if (!links || !closed) return;
    const old = shown.current !== "" && location.hash === `#${shown.current}`;
    shown.current = links.table;
    if (!location.hash || old) history.replaceState(history.state, "", tableAddress(table, links.table));
  }, [links, closed]);
}

/** Who comes and goes is read out; what was before one came is not. */
function useArrivals(sitting: Sitting): void {
  const told = useRef<number | null>(null);
  const lines = sitting.lines.value;
  useEffect(() => {
    const before = told.current;
    told.current = lines.at(-1)?.seq ?? before ?? 0;
    if (before === null) return;
    for (const line of lines) if (line.seq > before) announce(line.text);
  }, [lines]);
}
