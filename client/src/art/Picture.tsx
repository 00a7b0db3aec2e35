/** Drawings as images: each is made once, however often it is shown, so that no board carries its shapes. */

import { sheet } from "./brush";

/** Pictures by name, each drawn when it is asked for. */
export type Pictures = Readonly<Record<string, () => string>>;

/** How large a picture of a card is drawn. */
export const WIDTH = 240;
export const HEIGHT = 150;

/** How large the cover of a game is drawn. */
export const COVER = { width: 400, height: 210 };

const made = new Map<() => string, string>();

/** The address of a drawing: the policy of the page allows images that stand in their own address. */
export function addressOf(draw: () => string, width = WIDTH, height = HEIGHT): string {
  let address = made.get(draw);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(sheet(width, height, draw()))}`;
    made.set(draw, address);
  }
  return address;
}

interface PictureProps {
  draw: () => string;
  class?: string;
  width?: number;
  height?: number;
}

/** A drawing, to look at only: whatever it stands in has its words. */
export function Picture({ draw, class: look, width = WIDTH, height = HEIGHT }: PictureProps) {
  return (
    <img
      class={look}
      src={addressOf(draw, width, height)}
      width={width}
      height={height}
      alt=""
      draggable={false}
      decoding="async"
    />
  );
}
