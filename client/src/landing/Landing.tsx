/** Where everybody comes in: what this is, the games, one click to play, and the tables there are. */

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { TopBar } from "../parts/TopBar";
import { api } from "../protocol/api";
import { me } from "../protocol/server";
import type { GameInfo } from "../protocol/types";
import { tableAddress } from "../routes";
import { language, say, together } from "../words/language";
import { GameCard } from "./GameCard";
import { Ridge } from "./Ridge";
import { Looks } from "./Looks";
import { trouble } from "../protocol/trouble";
import { TableLists, useTables, type Lists } from "./TableLists";
import "./landing.css";

export function Landing() {
  const { games, problem } = useGames();
  const tables = useTables();
  const titles = Object.fromEntries(games.map((game) => [game.name, game.title]));
  useEffect(() => {
    document.title = "Deadtown";
  }, []);
  return (
    <div class="screen landing">
      <TopBar>
        <Looks />
      </TopBar>
      <main>
        <div class="landing-hero">
          <Ridge />
          <div class="landing-words">
            <h1>Deadtown</h1>
            <p class="landing-tagline">{say("page-tagline")}</p>
            <p class="landing-promise">{say("page-promise")}</p>
          </div>
        </div>
        <div class="landing-ground">
          {tables.found && <Resume lists={tables.found} titles={titles} />}
          <section aria-labelledby="games">
            <h2 id="games" class="unseen">
              {say("page-games")}
            </h2>
            {problem && (
              <p class="landing-problem" role="alert">
                {problem}
              </p>
            )}
            <ul class="landing-games">
              {games.map((game) => (
                <li key={game.name}>
                  <GameCard game={game} />
                </li>
              ))}
            </ul>
          </section>
          <TableLists tables={tables} games={games} />
        </div>
      </main>
      <footer class="landing-foot">
        <a href="/about">{say("page-about")}</a>
      </footer>
    </div>
  );
}

/** The shortest way back to the game that was played last. */
function Resume({ lists, titles }: { lists: Lists; titles: Record<string, string> }) {
  const last = lists.mine.find((table) => table.phase === "playing");
  if (!last) return null;
  const others = last.seats.filter((seat) => seat.player !== me.value?.player && seat.name);
  const words = { game: titles[last.game] ?? last.game, names: together(others.map((seat) => seat.name)) };
  return (
    <p class="landing-resume">
      <span>{say("page-resume-game", { ...words, others: others.length })}</span>
      <a class="button primary" href={tableAddress(last.id)}>
        <Icon name="play" /> {say("page-resume")}
      </a>
    </p>
  );
}

const PATIENCE = 5_000;

/** The games, in the language that is spoken; asked for again until the server answers. */
function useGames(): { games: readonly GameInfo[]; problem: string } {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [problem, setProblem] = useState("");
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const found = await api.games();
        if (!wanted) return;
        setGames(found);
        setProblem("");
      } catch (reason) {
        if (!wanted) return;
        setProblem(trouble(reason));
        timer = setTimeout(() => void ask(), PATIENCE);
      }
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [spoken]);
  return { games, problem };
}
