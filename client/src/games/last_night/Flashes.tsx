/** Drawn over the town for a moment: what blows up, burns, is built, breaks or opens, and who gets something. */

import { flashOf } from "./flashes";
import type { Shown } from "./position";
import type { Town } from "./town";
import "./flashes.css";

const RAYS = Array.from({ length: 8 }, (_, place) => (place * Math.PI) / 4);

export function Flashes({ shown: { view, event }, town }: { shown: Shown; town: Town }) {
  const flash = event && flashOf(view, town, event);
  if (!flash) return null;
  const { look, spots, reach } = flash;
  return (
    <g key={spots.join(" ")} class={`ln-flashes ${look}`}>
      {spots.map(([x, y], place) => (
        <g key={place} class="ln-flash" style={{ "--x": `${x}px`, "--y": `${y}px` }}>
          <circle class="ln-flash-light" cx={x} cy={y} r={reach} />
          <circle class="ln-flash-ring" cx={x} cy={y} r={reach * 0.72} />
          {RAYS.map((angle) => (
            <line
              key={angle}
              x1={x + Math.cos(angle) * reach * 0.5}
              y1={y + Math.sin(angle) * reach * 0.5}
              x2={x + Math.cos(angle) * reach * 0.9}
              y2={y + Math.sin(angle) * reach * 0.9}
            />
          ))}
        </g>
      ))}
    </g>
  );
}
