import { useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { notify } from "../parts/Notices";
import { tableAddress } from "../routes";
import { find, say } from "../words/language";
import { copy } from "../parts/copying";

/** Names under which a computer knows only itself. */
const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const COMMAND = "deadtown serve --host 0.0.0.0";

/** The link to this table, to be sent to friends in whatever way there is. */
export function Invite({ table, secret, quiet }: { table: string; secret: string; quiet: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const address = location.origin + tableAddress(table, secret);
  const game = find("game-title") ?? "Deadtown";
  const send = async () => {
    if (await copy(address)) {
      notify(say("page-copied"));
      return;
    }
    field.current?.focus();
    field.current?.select();
    notify(say("page-copy-by-hand"), { bad: true });
  };
  const share = () => {
    // Who thinks better of it closes the system's window, which is no mistake.
    navigator
      .share({ title: `Deadtown: ${game}`, text: say("page-share-text", { game }), url: address })
      .catch(() => undefined);
  };
  return (
    <section class="room-invite" aria-labelledby="room-invite">
      <h2 id="room-invite">{say("page-invite")}</h2>
      <p>{say("page-invite-help")}</p>
      <div class="room-link">
        <input
          ref={field}
          type="text"
          readOnly
          value={address}
          aria-label={say("page-link-of-table")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class={quiet ? "" : "primary"} onClick={() => void send()}>
          <Icon name="link" /> {say("page-copy")}
        </button>
        {"share" in navigator && (
          <button type="button" onClick={share}>
            <Icon name="share" /> {say("page-share")}
          </button>
        )}
      </div>
      {HERE.test(location.hostname) && (
        <p class="field-help">
          {say("page-invite-local")} <code>{COMMAND}</code>
        </p>
      )}
    </section>
  );
}
