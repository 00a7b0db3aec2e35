/** Which screen is shown. Each is loaded when it is first needed. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Landing } from "./landing/Landing";
import { Alone, WayHome } from "./parts/Alone";
import { Boundary } from "./parts/Boundary";
import { closeWindows } from "./rules/opening";
import { route, type Route } from "./routes";
import { say } from "./words/language";

/** What the address says besides the screen; each screen knows what it needs of it. */
type Props = Record<string, unknown>;
type Loader = () => Promise<ComponentType<never>>;

const SCREENS: Partial<Record<Route["screen"], Loader>> = {
  table: async () => {
    const { TableScreen } = await import("./table/TableScreen");
    const findRoom = async () => (await import("./waiting/WaitingRoom")).WaitingRoom;
    return (props: { table: string; link: string }) => <TableScreen {...props} findRoom={findRoom} />;
  },
  replay: async () => (await import("./replay/Replay")).Replay,
  new: async () => (await import("./setup/NewTable")).NewTable,
  rules: async () => (await import("./landing/RulesPage")).RulesPage,
  teach: async () => (await import("./lesson/Lesson")).Lesson,
  about: async () => (await import("./landing/About")).About,
};

const loaded = new Map<Route["screen"], ComponentType<Props>>();

/** Load the screen of the address that was opened, so that it is shown at once. */
export async function lazy(): Promise<void> {
  await load(route.peek().screen);
}

async function load(screen: Route["screen"]): Promise<void> {
  const loader = SCREENS[screen];
  if (loader && !loaded.has(screen)) loaded.set(screen, (await loader()) as ComponentType<Props>);
}

export function Screen() {
  const { screen, ...props } = route.value;
  const [, show] = useState(screen);
  const [missed, miss] = useState<Route["screen"] | null>(null);
  useEffect(() => {
    let wanted = true;
    load(screen).then(
      () => wanted && show(screen),
      () => wanted && miss(screen),
    );
    return () => {
      wanted = false;
      closeWindows();
    };
  }, [screen]);
  const Shown = loaded.get(screen);
  return (
    <Boundary of={route.value} instead={<Failed />}>
      {screen === "landing" && <Landing />}
      {screen === "lost" && <Lost />}
      {Shown ? <Shown {...props} /> : missed === screen && <OutOfReach />}
    </Boundary>
  );
}

/** A screen that can't be shown because of a mistake of ours. */
function Failed() {
  return (
    <Alone title={say("page-failed")}>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {say("page-try-again")}
      </button>
      <WayHome />
    </Alone>
  );
}

/** A screen that could not be loaded. As soon as the server answers, the page is loaded anew: it may have changed. */
function OutOfReach() {
  const again = () => void fetch("/", { method: "HEAD" }).then(() => location.reload());
  return (
    <Alone title={say("page-unreachable")}>
      <button type="button" class="primary" onClick={again}>
        {say("page-try-again")}
      </button>
    </Alone>
  );
}

/** An address that leads nowhere. */
function Lost() {
  return (
    <Alone title={say("page-lost")}>
      <WayHome />
    </Alone>
  );
}
