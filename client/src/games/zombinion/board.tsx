/** The board of Zombinion. It shows a position and what can be chosen in it; it knows no rules. */

import type { Board } from "../../board/board";
import { Face, Large } from "./Card";
import { openCatalogue } from "./catalogue";
import { choreography } from "./choreography";
import { Collections } from "./Collections";
import { Counters } from "./Counters";
import { Hand } from "./Hand";
import { Hunters } from "./Hunters";
import { PlayArea } from "./PlayArea";
import { ownHunter, useView } from "./position";
import { SetUp } from "./SetUp";
import { Supply } from "./Supply";
import "./board.css";
import "./hunters.css";
import "./supply.css";
import "./middle.css";
import "./hand.css";
import "./sets.css";

function Table() {
  const view = useView();
  if (!view) return null;
  const own = ownHunter(view);
  return (
    <div class="zn">
      <div class="zn-board">
        <Hunters view={view} />
        {view.supply.length ? (
          <>
            <Supply view={view} />
            <div class="zn-middle">
              {view.outcome ? (
                <Collections view={view} />
              ) : (
                <>
                  <Counters view={view} />
                  <PlayArea view={view} />
                </>
              )}
            </div>
            {own && <Hand hunter={own} />}
          </>
        ) : (
          <SetUp />
        )}
      </div>
    </div>
  );
}

/** Verbs that name something on the board when a card, a set or a number follows. */
const POINTED = new Set(["play", "take", "gain", "pick", "trash", "discard", "put_back", "top", "set", "cut"]);

export const board: Board = {
  Table,
  Face,
  Large,
  choreography,
  prepare: openCatalogue,
  onBoard: ([verb, what]) => POINTED.has(String(verb)) && what !== undefined && what !== 0,
};
