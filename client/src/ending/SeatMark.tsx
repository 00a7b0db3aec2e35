/** The colour and the pattern by which a seat is found in a chart. */
export function SeatMark({ seat }: { seat: number }) {
  return (
    <svg class="seat-mark" viewBox="0 0 40 12" width="40" height="12" aria-hidden="true" focusable="false">
      <line class={`course-line series-${seat}`} x1="2" y1="6" x2="38" y2="6" />
    </svg>
  );
}
