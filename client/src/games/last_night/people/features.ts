/** What a face is made of: all share the way they are drawn, and nobody has a silhouette like another's. */

export interface Tones {
  skin: string;
  shade: string;
  hair: string;
  /** The hair where light falls on it. */
  light: string;
}

export type HeadShape = "woman" | "man" | "young" | "broad" | "round";
export type Nose = "usual" | "broad" | "small" | "long";
export type Mouth = "lips" | "smile" | "wry" | "flat" | "beard" | "grin" | "pick" | "smirk" | "calm" | "grim";

type Drawn = (tones: Tones) => string;

export interface Features {
  /** The colour of the ring around who is alive. */
  colour: string;
  /** The colours behind them, from above, and what is seen there. */
  backdrop: readonly [string, string];
  motif: string;
  tones: Tones;
  woman: boolean;
  head: HeadShape;
  nose?: Nose;
  brows?: string;
  browWidth?: number;
  mouth: Mouth;
  lips?: string;
  stern?: boolean;
  stubble?: boolean;
  freckles?: boolean;
  old?: boolean;
  heavyLids?: boolean;
  /** Whether something is worn over the forehead. */
  covered?: boolean;
  /** How far the picture is let down in a disc, for who wears something tall. */
  lowered?: number;
  /** What is behind the head, what is worn, the beard, and what is before the face, in this order. */
  behind?: Drawn;
  clothes: Drawn;
  beard?: Drawn;
  before: Drawn;
}
