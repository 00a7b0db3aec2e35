/** A card as one looks at it closely, in any game, in the order of all cards: band, kind, picture, text, and when it can be played. */

import type { ComponentChildren } from "preact";
import "./cards.css";

interface LargeCardProps {
  /** What gives the band its colour, `--band`. */
  frame: string;
  title: ComponentChildren;
  longTitle?: boolean;
  art: ComponentChildren;
  kind: ComponentChildren;
  text: ComponentChildren;
  when?: ComponentChildren;
  /** How the text is set: short ones large, long ones small. */
  size?: "short" | "long" | undefined;
}

/** It is as wide as there is room, and its writing grows with it. */
export function LargeCard({ frame, title, longTitle = false, art, kind, text, when, size }: LargeCardProps) {
  return (
    <div class={`large-card ${frame}`}>
      <div class="large-card-inside">
        <p class={`large-card-name ${longTitle ? "long" : ""}`}>{title}</p>
        <p class="large-card-kind">{kind}</p>
        <div class="card-art">{art}</div>
        <p class={`large-card-text ${size ?? ""}`}>{text}</p>
        {when}
      </div>
    </div>
  );
}
