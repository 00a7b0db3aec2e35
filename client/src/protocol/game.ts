import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import type { GameDetail } from "./types";
import { language, learn } from "../words/language";
import { trouble } from "./trouble";

/** All about a game, with its words, in the language that is spoken. */
export function useGame(game: string): { detail: GameDetail | null; problem: string } {
  const [detail, setDetail] = useState<GameDetail | null>(null);
  const [problem, setProblem] = useState("");
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    const asked = api.game(game);
    // Where there is no such game, the server says so better than its missing texts do.
    const learnt = learn(game).catch(async (reason: unknown) => {
      await asked;
      throw reason;
    });
    Promise.all([asked, learnt]).then(
      ([found]) => {
        if (!wanted) return;
        setDetail(found);
        setProblem("");
      },
      (reason: unknown) => {
        if (wanted) setProblem(trouble(reason));
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, spoken]);
  return { detail, problem };
}

/** The level at which a bot plays; its own name when it is of none. */
export function levelOf(game: GameDetail, bot: string): string {
  return Object.entries(game.levels).find(([level, bots]) => bots.includes(bot) || level === bot)?.[0] ?? bot;
}
