/** A drawing as an image: made once, however often it is shown. */
const made = new Map<() => string, string>();

export function Drawing({ draw }: { draw: () => string }) {
  let address = made.get(draw);
  if (!address) {
    address = `data:image/svg+xml,${encodeURIComponent(draw())}`;
    made.set(draw, address);
  }
  return <img src={address} alt="" decoding="async" draggable={false} />;
}
