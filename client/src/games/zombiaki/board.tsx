/** The board of Zombiaki!: the street between two open hands. It shows a position and what can be chosen in it. */

import { useEffect, useMemo } from "preact/hooks";
import type { Board } from "../../board/board";
import { usePlay } from "../../board/play";
import { useShortcuts, type Shortcut } from "../../parts/shortcuts";
import { Card, Face } from "./Card";
import { openCatalogue } from "./catalogue";
import { Choice, ChoiceProvider, isPointed } from "./choice";
import { ChoiceBox } from "./ChoiceBox";
import { choreography, pace } from "./choreography";
import { nearSide, useShown } from "./position";
import { SideCards } from "./Sides";
import { Status } from "./Status";
import { otherSide } from "./street";
import { Street } from "./Street";
import "./board.css";

function Table() {
  const play = usePlay();
  const choice = useMemo(() => new Choice(play), [play]);
  useEffect(() => choice.lookAhead(), [choice]);
  useKeys(choice);
  const shown = useShown();
  if (!shown) return null;
  const { view } = shown;
  const near = nearSide(view);
  return (
    <ChoiceProvider value={choice}>
      <div class="zk">
        <div class="zk-board">
          <Status shown={shown} />
          <SideCards view={view} side={otherSide(near)} own={false} />
          <Street shown={shown} />
          <SideCards view={view} side={near} own />
          <ChoiceBox />
        </div>
      </div>
    </ChoiceProvider>
  );
}

/** Escape takes back what was chosen; Enter confirms it, unless it presses what has the focus. */
function useKeys(choice: Choice): void {
  const shown = useMemo<readonly Shortcut[]>(
    () => [
      { key: "Escape", shown: "Esc", name: "zombiaki-back" },
      { key: "Enter", name: "zombiaki-play" },
    ],
    [],
  );
  useShortcuts(shown);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector("dialog[open], .why")) return;
      if (event.key === "Escape") choice.back();
      else if (event.key === "Enter" && document.activeElement === document.body) choice.confirm();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [choice]);
}

export const board: Board = {
  Table,
  Face,
  Card,
  choreography,
  pace,
  prepare: openCatalogue,
  onBoard: isPointed,
};
