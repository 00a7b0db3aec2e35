/**
 * What stands on a board: figures with all that is to be known of them at a glance, and tokens. Nobody hears them.
 *
 * They are as large as the place lets them be: the element around them is a container of its size.
 */

import type { ComponentChildren } from "preact";
import "./figure.css";

interface FigureProps {
  /** The colour of the ring under its feet, `--figure`, comes from here. */
  class?: string;
  picture: ComponentChildren;
  /** How tall it stands beside others. */
  tall?: number;
  /** What it is worth now, of how much, as a number and as pips; hollow ones are lost. */
  worth?: Worth | undefined;
  /** What it carries, beside its feet. */
  badges?: readonly Badge[];
  /** What else holds for it, as small signs. */
  marks?: readonly Mark[];
}

interface Worth {
  now: number;
  full: number;
}

interface Badge {
  name: string;
  at: "left" | "right";
  picture: ComponentChildren;
}

interface Mark {
  name: string;
  sign: ComponentChildren;
}

/** More pips than these could not be told apart. */
const MOST_PIPS = 10;

export function Figure({ class: look = "", picture, tall = 1, worth, badges = [], marks = [] }: FigureProps) {
  return (
    <span class={`board-figure ${look}`} style={{ "--tall": tall }}>
      <span class="figure-body">{picture}</span>
      {worth && <WorthShown {...worth} />}
      {badges.map((badge) => (
        <span key={badge.name} class={`figure-badge ${badge.at} ${badge.name}`}>
          {badge.picture}
        </span>
      ))}
      <span class="figure-marks">
        {marks.map(({ name, sign }) => (
          <span key={name} class={`figure-mark ${name}`}>
            {sign}
          </span>
        ))}
      </span>
    </span>
  );
}

function WorthShown({ now, full }: Worth) {
  return (
    <>
      <span class="figure-number">
        <b>{now}</b>
        {now < full && <small>/{full}</small>}
      </span>
      <span class="figure-pips">
        {Array.from({ length: Math.min(full, MOST_PIPS) }, (_, place) => (
          <i key={place} class={place < now ? "" : "lost"} />
        ))}
      </span>
    </>
  );
}

interface TokenProps {
  /** What the style sheets of a game know it by. */
  class?: string;
  picture: ComponentChildren;
  /** What is measured of it. */
  number?: number | undefined;
}

/** A thing that lies on a place. */
export function Token({ class: look = "", picture, number }: TokenProps) {
  return (
    <span class={`board-token ${look}`}>
      {picture}
      {number !== undefined && <b>{number}</b>}
    </span>
  );
}
