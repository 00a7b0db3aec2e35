import type { Loaded } from "../protocol/loaded";
import { say } from "../words/language";

/** In the place of what is not here yet, or did not come. */
export function Awaited({ loaded }: { loaded: Loaded<unknown> }) {
  if (!loaded.problem) {
    return (
      <p class="faint" aria-busy="true">
        {say("page-one-moment")}
      </p>
    );
  }
  return (
    <div role="alert">
      <p>{loaded.problem}</p>
      <button type="button" onClick={loaded.again}>
        {say("page-try-again")}
      </button>
    </div>
  );
}
