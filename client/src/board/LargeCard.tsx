/** A card as one looks at it closely, in any game: name, picture, kind and text in a frame of its colour. */

import type { ComponentChildren } from "preact";
import "./cards.css";

interface LargeCardProps {
  /** What gives the frame its colour, `--kind`. */
  frame: string;
  title: ComponentChildren;
  longTitle?: boolean;
  art: ComponentChildren;
  kind: ComponentChildren;
  text: ComponentChildren;
  /** How the text is set: short ones large, long ones small. */
  size?: "short" | "long" | undefined;
}

/** It is as wide as there is room, and its writing grows with it. */
export function LargeCard({ frame, title, longTitle = false, art, kind, text, size }: LargeCardProps) {
  return (
    <div class={`large-card ${frame}`}>
      <div class="large-card-inside">
        <p class={`large-card-name ${longTitle ? "long" : ""}`}>{title}</p>
        <div class="card-art">{art}</div>
        <p class="large-card-kind">{kind}</p>
        <p class={`large-card-text ${size ?? ""}`}>{text}</p>
      </div>
    </div>
  );
}
