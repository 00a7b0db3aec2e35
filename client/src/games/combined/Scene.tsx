/** Where something is fought out, seen close, with all who are near. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { Scene } from "../town/Scene";
import { piecesIn } from "./pieces";
import { groundOf, townOf } from "./town";
import type { View } from "./types";

interface CloseProps {
  view: View;
  space: string;
  children: ComponentChildren;
}

export function Close({ view, space, children }: CloseProps) {
  const around = useMemo(() => piecesIn(view), [view]);
  const ground = useMemo(() => groundOf(townOf(view.tiles), view.tiles, view.openings), [view.tiles, view.openings]);
  return (
    <Scene space={space} ground={ground} around={around}>
      {children}
    </Scene>
  );
}
