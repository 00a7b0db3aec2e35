import { connection } from "../protocol/server";
import { say } from "../words/language";
import { Icon } from "./Icon";

/** Says when the connection is lost, and that it comes back by itself. */
export function LostLine() {
  if (connection.line.value !== "lost") return null;
  return (
    <p class="lost-line" role="alert">
      <Icon name="plug" /> {say("page-reconnecting")}
    </p>
  );
}
