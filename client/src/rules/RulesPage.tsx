/** The rulebook of a game as a page of its own, with its cards. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { findBoard, type Board } from "../games/board";
import { Awaited } from "../parts/Awaited";
import { Icon } from "../parts/Icon";
import { useTitle } from "../parts/title";
import { TopBar } from "../parts/TopBar";
import { useLoaded } from "../protocol/loaded";
import { board as boardSetting } from "../settings";
import { learn, nameOf, say } from "../words/language";
import { CardDialog } from "./CardDialog";
import { useCards } from "./cards";
import { openCard, openClause } from "./opening";
import { leadTo, Rulebook } from "./Rulebook";
import { useRules } from "./clauses";
import "./cards.css";

export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const rules = useRules(game);
  const plain = boardSetting.value === "plain";
  const board = useLoaded(async () => {
    const [found] = await Promise.all([findBoard(game, plain), learn(game)]);
    return found;
  }, [game, plain]);
  useLinksToClauses();
  const title = rules.value ? say("page-rules-of", { game: rules.value.title }) : say("page-rules");
  useTitle(title);
  return (
    <div class="screen rules-screen">
      <TopBar title={rules.value?.title ?? ""} />
      <main>
        <h1>{title}</h1>
        <p>
          <button type="button" onClick={() => leadTo(document.getElementById("gallery"))}>
            <Icon name="board" /> {say("page-cards")}
          </button>
        </p>
        {rules.value ? <Rulebook rules={rules.value} clause={clause} level={2} /> : <Awaited loaded={rules} />}
        {rules.value && board.value && <Gallery game={game} board={board.value} />}
      </main>
      {board.value && <CardDialog game={game} Card={board.value.Card} />}
    </div>
  );
}

/** A link to a clause leads there on this page. */
function useLinksToClauses(): void {
  useEffect(
    () =>
      effect(() => {
        const clause = openClause.value;
        if (clause === null) return;
        openClause.value = null;
        location.hash = clause;
      }),
    [],
  );
}

/** All cards of the game; each opens large. */
function Gallery({ game, board: { Card } }: { game: string; board: Board }) {
  const cards = useCards(game).value ?? [];
  if (!cards.length) return null;
  return (
    <section class="gallery" aria-labelledby="gallery">
      <h2 id="gallery" tabIndex={-1}>
        {say("page-cards")}
      </h2>
      <ul>
        {cards.map(({ card }) => (
          <li key={card}>
            <div aria-hidden="true">
              <Card card={card} />
            </div>
            <button
              type="button"
              class="gallery-card"
              onClick={() => openCard(card)}
              aria-label={nameOf("card", card)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
