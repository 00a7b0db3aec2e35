/** Something large is laid onto the map: where it fits, how it would lie there, and ways to turn it. */

import { effect, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { useShortcuts, type Shortcut } from "../../parts/shortcuts";
import { say } from "../../words/language";
import type { Option } from "../../protocol/types";
import { useChoice } from "../choice";
import { Thing } from "../Thing";
import { beside } from "./beside";
import type { Camera } from "./camera";
import { panelsOn } from "./covering";
import { placed } from "./Ground";
import type { Area } from "./places";
import { misfitsAmong, placeChosen, siteKey, turnedOn, type Site, type Spot } from "./placing";
import type { Side } from "./several";

interface PlacingProps {
  camera: Camera;
  /** What lies over the map besides what the map has put there, as a selector. */
  panels?: string;
  /** How the answers begin that lay it. */
  head: Option;
  sites: readonly Site[];
  /** Where one might want to lay it: what is not among the sites says that it does not fit. */
  around?: readonly Spot[];
  /** How many spaces it is wide and high, and which space its place 0, 0 begins with. */
  span: number;
  first: number;
  /** How it looks after so many quarter turns. */
  picture: (turns: number) => string;
  /** Where others lie already. */
  laid: readonly Spot[];
  /** On which sides it meets what lies there already. */
  meets?: (spot: Spot, turns: number) => readonly Side[];
  /** A place in words, and what it would be called to lay it there. */
  label: (site: Site) => string;
  spotWords: (spot: Spot) => string;
  /** The sign of a turn. */
  turnSign: ComponentChildren;
}

const NOWHERE: readonly Spot[] = [];

export function Placing({
  camera,
  panels,
  head,
  sites,
  around = NOWHERE,
  span,
  first,
  picture,
  label,
  turnSign,
  ...more
}: PlacingProps) {
  const { laid, meets, spotWords } = more;
  const choice = useChoice();
  const chosen = placeChosen(choice.chosen.value, head);
  const pointed = useSignal("");
  const misfits = useMemo(() => misfitsAmong(around, sites, head), [around, sites, head]);
  const corner = ({ x, y }: Spot) => ({
    column: x * span + first,
    row: y * span + first,
    width: span,
    height: span,
  });
  const areaOf = ({ x, y }: Spot): Area => {
    const [left, top] = [x * span + first, y * span + first];
    return { left, top, right: left + span, bottom: top + span };
  };
  const take = (site: Site, turns: number) => choice.propose(site.options.get(turns)!);
  const site = chosen && sites.find((one) => siteKey(one) === siteKey(chosen));
  const turn = (right: boolean) => {
    if (site) take(site, turnedOn(site, chosen.turns, right));
  };
  useTurning(site && site.turns.length > 1 ? turn : null);
  return (
    <>
      <ul class="map-sites">
        {sites.map((one) => {
          const here = one === site;
          const middle = { column: corner(one).column + 1, row: corner(one).row + 1 };
          return (
            <li
              key={siteKey(one)}
              class={`map-place ${here ? "chosen" : ""}`}
              style={placed(corner(one))}
              data-column={middle.column}
              data-row={middle.row}
            >
              <Thing
                wishes={[]}
                label={`${label(one)}, ${say("map-turns-fit", { count: one.turns.length })}`}
                class="map-site"
                spot={`site:${siteKey(one)}`}
                act={() => (here ? choice.confirm() : take(one, one.turns[0]!))}
                part={siteKey(one)}
                taken={here}
                point={(there) => {
                  if (there) pointed.value = siteKey(one);
                  else if (pointed.peek() === siteKey(one)) pointed.value = "";
                }}
              >
                {pointed.value === siteKey(one) && !here && (
                  <img class="map-ghost" src={picture(one.turns[0]!)} alt="" draggable={false} />
                )}
                {!here && (
                  <span class="map-site-words">
                    <i>+</i>
                    <b>{say("map-turns-fit", { count: one.turns.length })}</b>
                  </span>
                )}
              </Thing>
            </li>
          );
        })}
        {misfits.map(({ wish, ...spot }) => (
          <li
            key={siteKey(spot)}
            class="map-place"
            style={placed(corner(spot))}
            data-column={corner(spot).column + 1}
            data-row={corner(spot).row + 1}
          >
            <Thing
              wishes={[wish]}
              label={`${spotWords(spot)}, ${say("map-fits-not")}`}
              class="map-misfit"
              spot={`misfit:${siteKey(spot)}`}
            >
              <span class="map-site-words">
                <i>×</i>
                <b>{say("map-fits-not")}</b>
              </span>
            </Thing>
          </li>
        ))}
      </ul>
      {chosen && site && (
        <div class="map-placed" style={placed(corner(chosen))}>
          <img class="map-ghost raised" src={picture(chosen.turns)} alt="" draggable={false} />
          {meets?.(chosen, chosen.turns).map((side) => (
            <i key={side} class={`map-meets ${side}`} aria-hidden="true">
              ✓
            </i>
          ))}
        </div>
      )}
      {site && site.turns.length > 1 && (
        <TurnButtons
          camera={camera}
          panels={panels}
          laid={areaOf(site)}
          others={[...sites.filter((one) => one !== site), ...laid].map(areaOf)}
          turn={turn}
          sign={turnSign}
        />
      )}
    </>
  );
}

interface TurnButtonsProps {
  camera: Camera;
  panels: string | undefined;
  /** What they turn, and what else is there. */
  laid: Area;
  others: readonly Area[];
  turn: (right: boolean) => void;
  sign: ComponentChildren;
}

/** They stand beside what they turn, and never lie over it; where there is no room for them, there are none. */
function TurnButtons({ camera, panels, laid, others, turn, sign }: TurnButtonsProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() =>
    effect(() => {
      const { space } = camera.sight.value;
      const window = camera.window.value;
      const element = row.current!;
      const pane = element.closest<HTMLElement>(".map-window");
      const on = (area: Area) => camera.onScreen(area);
      const place = beside(
        on({ ...laid, top: laid.top - RAISED }),
        { width: element.offsetWidth, height: element.offsetHeight },
        { window, panels: pane ? panelsOn(pane, panels) : [], others: others.map(on) },
      );
      const { left, top } = on(laid);
      element.style.visibility = place ? "" : "hidden";
      element.style.setProperty("--right", `${laid.left * space + (place?.x ?? left) - left}px`);
      element.style.setProperty("--down", `${laid.top * space + (place?.y ?? top) - top}px`);
    }),
  );
  return (
    <div ref={row} class="map-turns">
      <TurnButton words={say("map-turn-left")} look="left" act={() => turn(false)} sign={sign} />
      <TurnButton words={say("map-turn-right")} look="right" act={() => turn(true)} sign={sign} />
    </div>
  );
}

/** What is laid is lifted by so many spaces, as the style sheet does. */
const RAISED = 0.14;

interface TurnButtonProps {
  words: string;
  look: string;
  act: () => void;
  sign: ComponentChildren;
}

function TurnButton({ words, look, act, sign }: TurnButtonProps) {
  return (
    <button type="button" class={`map-turn ${look}`} aria-label={words} title={words} onClick={act}>
      {sign}
    </button>
  );
}

/** How many pixels of a wheel are a turn. */
const NOTCH = 60;

/** The key R turns what is being laid, and so does the wheel over it. Null: there is nothing to turn. */
function useTurning(turn: ((right: boolean) => void) | null): void {
  const latest = useRef(turn);
  latest.current = turn;
  const turns = turn !== null;
  useEffect(() => {
    if (!turns) return;
    let rolled = 0;
    const press = (event: KeyboardEvent) => {
      const typed = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey || typed) return;
      event.preventDefault();
      // Elsewhere the same key opens the rules.
      event.stopPropagation();
      latest.current?.(!event.shiftKey);
    };
    const roll = (event: WheelEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(".map-site[aria-pressed=true]")) return;
      event.preventDefault();
      event.stopPropagation();
      rolled += event.deltaY;
      if (Math.abs(rolled) < NOTCH) return;
      latest.current?.(rolled > 0);
      rolled = 0;
    };
    document.addEventListener("keydown", press, true);
    document.addEventListener("wheel", roll, { capture: true, passive: false });
    return () => {
      document.removeEventListener("keydown", press, true);
      document.removeEventListener("wheel", roll, { capture: true });
    };
  }, [turns]);
  useShortcuts(useMemo(() => (turns ? TURNING : NO_KEYS), [turns]));
}

const TURNING: readonly Shortcut[] = [{ key: "R", name: "map-turn" }];
const NO_KEYS: readonly Shortcut[] = [];
