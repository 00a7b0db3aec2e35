/** The page begins here. */

import { effect } from "@preact/signals";
import { render } from "preact";
import { ShelfProvider } from "./board/shelf";
import { shelf } from "./games/shelf";
import { lazy, Screen } from "./screens";
import { Announcer } from "./parts/announcer";
import { Notices } from "./parts/Notices";
import { listenToKeys, Shortcuts } from "./parts/shortcuts";
import { connection, recognise } from "./protocol/server";
import { followLinks } from "./routes";
import { dress } from "./settings";
import { language, learn } from "./words/language";
import "./style/style.css";

function Page() {
  return (
    <ShelfProvider value={shelf}>
      <Screen />
      <Shortcuts />
      <Notices />
      <Announcer />
    </ShelfProvider>
  );
}

async function begin(): Promise<void> {
  dress();
  followLinks();
  listenToKeys();
  await Promise.all([learn(), recognise().catch(() => undefined), lazy().catch(() => undefined)]);
  render(<Page />, document.getElementById("page")!);
  // Refusals come in the language in which the socket was opened.
  let spoken = language.peek();
  effect(() => {
    if (language.value === spoken) return;
    spoken = language.value;
    if (connection.line.peek() === "open") connection.restart();
  });
}

void begin();
