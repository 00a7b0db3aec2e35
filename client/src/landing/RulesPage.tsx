/** The rulebook of a game as a page of its own, with its cards. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Board } from "../board/board";
import { useShelf } from "../board/shelf";
import { Awaited } from "../parts/Awaited";
import { Icon } from "../parts/Icon";
import { useTitle } from "../parts/title";
import { TopBar } from "../parts/TopBar";
import { api } from "../protocol/api";
import { useLoaded } from "../protocol/loaded";
import { lessonAddress } from "../routes";
import { useRules } from "../rules/clauses";
import { useEntries } from "../rules/entries";
import { openClause, openSubject } from "../rules/opening";
import { SubjectDialog } from "../rules/SubjectDialog";
import { leadTo, Rulebook } from "../rules/Rulebook";
import { board as boardSetting } from "../settings";
import { language, nameOf, say } from "../words/language";
import "./gallery.css";

export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const { findBoard } = useShelf();
  const rules = useRules(game);
  const plain = boardSetting.value === "plain";
  const board = useLoaded(() => findBoard(game, plain), [game, plain]);
  useLinksToClauses();
  const title = rules.value ? say("page-rules-of", { game: rules.value.title }) : say("page-rules");
  useTitle(title);
  return (
    <div class="screen rules-screen">
      <TopBar title={rules.value?.title ?? ""} />
      <main>
        <h1>{title}</h1>
        <p class="rules-ways">
          <button type="button" onClick={() => leadTo(document.getElementById("gallery"))}>
            <Icon name="board" /> {say("page-cards")}
          </button>
          <Lessons game={game} />
        </p>
        {rules.value ? <Rulebook rules={rules.value} clause={clause} level={2} /> : <Awaited loaded={rules} />}
        {rules.value && board.value && <Gallery game={game} board={board.value} />}
      </main>
      {board.value && <SubjectDialog game={game} Large={board.value.Large} />}
    </div>
  );
}

/** Who would rather play than read is led to the lessons. */
export function Lessons({ game }: { game: string }) {
  const info = useLoaded(() => api.game(game), [game, language.value]).value;
  if (!info?.lesson) return null;
  return (
    <>
      {[{ name: "", title: say("page-teach") }, ...info.lessons].map(({ name, title }) => (
        <a key={name} class="button quiet" href={lessonAddress(game, name)}>
          <Icon name="hat" /> {title}
        </a>
      ))}
    </>
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
function Gallery({ game, board: { Large } }: { game: string; board: Board }) {
  const cards = useEntries(game, "card").value ?? [];
  if (!cards.length) return null;
  return (
    <section class="gallery" aria-labelledby="gallery">
      <h2 id="gallery" tabIndex={-1}>
        {say("page-cards")}
      </h2>
      <ul>
        {cards.map((card) => (
          <li key={card.name}>
            <div aria-hidden="true">
              <Large subject={card} />
            </div>
            <button
              type="button"
              class="gallery-card"
              onClick={() => openSubject(card)}
              aria-label={nameOf("card", card.name)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
