/** How much somebody can still take: hearts, and broken ones. Whatever they stand in has the words. */

interface HeartsProps {
  wounds: number;
  points: number;
}

export function Hearts({ wounds, points }: HeartsProps) {
  return (
    <span class="ln-lives" aria-hidden="true">
      {Array.from({ length: points }, (_, place) => (
        <svg key={place} class={place < wounds ? "broken" : ""} viewBox="0 0 20 18" focusable="false">
          <path d={place < wounds ? BROKEN : WHOLE} />
        </svg>
      ))}
    </span>
  );
}

const WHOLE = "M10 17 2 9C-1 5 2 1 5.5 1 8 1 9.3 2.5 10 4 10.7 2.5 12 1 14.5 1 18 1 21 5 18 9Z";
const BROKEN =
  "M8.5 15.5 2 9C-1 5 2 1 5.5 1 7 1 8 1.6 8.8 2.5L7.2 6.2 10 9ZM10.6 16.5 18 9C21 5 18 1 14.5 1 12.8 1 11.6 1.7 10.9 2.8L9.8 6 12.7 8.8Z";
