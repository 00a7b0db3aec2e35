import outlines from "../art/icons.json?icons";

/** A sign of the page itself. It is never the only one: words stand beside it or are its name. */
export function Icon({ name }: { name: string }) {
  return <Outline path={outlines[name] ?? ""} />;
}

/** The outline of an icon of the game-icons set. */
export function Outline({ path, class: look = "icon" }: { path: string; class?: string }) {
  return (
    <svg class={look} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={path} />
    </svg>
  );
}
