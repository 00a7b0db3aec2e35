import { trouble } from "../protocol/trouble";
import { copy } from "../parts/copying";
import { Icon } from "../parts/Icon";
import { notify } from "../parts/Notices";
import { say } from "../words/language";
import { addressToShare, type Watching } from "./moment";

/** Copies the address of this moment for somebody else. */
export function CopyMoment(watching: Watching) {
  const copyMoment = async () => {
    try {
      const address = await addressToShare(watching);
      // Where nothing can be copied, the address can still be read.
      notify((await copy(address)) ? say("page-copied") : address);
    } catch (problem) {
      notify(trouble(problem), { bad: true });
    }
  };
  return (
    <button type="button" class="quiet" onClick={() => void copyMoment()} title={say("page-copy-moment")}>
      <Icon name="share" /> <span class="word">{say("page-copy-moment")}</span>
    </button>
  );
}
