/** What is moved by hand on the map: one piece or several; all of it from the options alone. */

import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Answers } from "../../board/answers";
import { useChoice } from "../../board/choice";
import { Carrying, type Load } from "../../board/map/carrying";
import type { Piece } from "../../board/map/Pieces";
import { Several, sideOf, type Marching } from "../../board/map/several";
import { usePlay, type Play } from "../../board/play";

/** How the pieces of a game are moved by hand. */
export interface Handling {
  marching: Marching;
  /** What can be taken up from a space now. */
  loadOn: (play: Play, pieces: readonly Piece[], space: string) => Load | undefined;
  /** Whether a piece is one that marches with others. */
  marches: (piece: Piece) => boolean;
}

/** Hands on the map: what they carry, what they have taken up, and all pieces with what is in the hand. */
export function useHands(handling: Handling, standing: readonly Piece[]) {
  const play = usePlay();
  const choice = useChoice();
  const answers = useMemo(() => new Answers(play), [play]);
  const several = useMemo(() => new Several(play, handling.marching, answers), [play, answers]);
  const carrying = useMemo(
    () => new Carrying(play, choice, () => document.querySelector(".city .map-world")),
    [play, choice],
  );
  const now = useRef({ handling, standing });
  now.current = { handling, standing };
  useEffect(() => answers.watch(), [answers]);
  useEffect(() => several.watch(), [several]);
  useEffect(() => carrying.watch(), [carrying]);
  useLayoutEffect(() => {
    carrying.loadOn = (space) => {
      const { handling: hands, standing: all } = now.current;
      const load = hands.loadOn(play, all, space);
      if (!load || !several.has(space) || several.spaces.peek().length < 2) return load;
      const others = all.filter((piece) => hands.marches(piece) && piece !== load.piece && several.has(piece.space));
      const { piece, begun, put } = load;
      return { piece, put, ...(begun && { begun }), others, putAll: (to) => several.push(sideOf(space, to)) };
    };
  }, [carrying, several, play]);
  useLayoutEffect(() => carrying.settle(standing), [standing]);
  const load = carrying.held.value;
  const pieces = useMemo(() => {
    const missing = [load?.piece].filter((one) => one && !standing.some(({ key }) => key === one.key));
    return missing.length ? [...standing, ...(missing as Piece[])] : standing;
  }, [standing, load]);
  return { carrying, several, pieces };
}
