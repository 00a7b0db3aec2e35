/** Where the lines of a chart go. */

export interface Scale {
  low: number;
  high: number;
  /** The figures that are written beside the chart. */
  ticks: number[];
}

const STEPS = [1, 2, 5];
const MOST_TICKS = 5;

/** A scale of round figures on which all of these have a place; zero has one, too. */
export function scaleOf(figures: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...figures), Math.max(1, ...figures)];
  let step = 1;
  for (let power = 1; (most - least) / step > MOST_TICKS - 1; power *= 10) {
    step = STEPS.map((one) => one * power).find((one) => (most - least) / one <= MOST_TICKS - 1) ?? 10 * power;
  }
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, place) => low + place * step);
  return { low, high, ticks };
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The points of a line as SVG wants them. */
export function lineOf(figures: readonly number[], { low, high }: Scale, { left, top, width, height }: Frame): string {
  const across = figures.length > 1 ? width / (figures.length - 1) : 0;
  return figures
    .map((figure, place) => {
      const down = ((high - figure) / (high - low)) * height;
      return `${round(left + place * across)},${round(top + down)}`;
    })
    .join(" ");
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
