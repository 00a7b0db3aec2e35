/** The window on a map: what lies in it moves as a whole, by hand, by key, or to where something happens. */

import { computed, effect } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { useShortcuts, usesKeyboard, type Shortcut } from "../../parts/shortcuts";
import { mayMove } from "../../settings";
import { say } from "../../words/language";
import { SMALL, TOUCHABLE, type Camera, type Way } from "./camera";
import { hides, panelsOn, withoutPanel } from "./covering";
import { watchHands, type Carrier } from "./gestures";
import { areaAround, both, middleOfArea, type Area, type Point } from "./places";
import "./map.css";

/** Where something happens now, or is to be chosen. */
export interface Action {
  /** What is called otherwise is another action. */
  key: string;
  /** What it is about: as long as that is the same, who has looked elsewhere is left alone. */
  topic: string;
  area: Area;
  /** The places in it that nothing may lie over. */
  places?: readonly Area[];
  /** What matters most in it, if it is too large to be seen as a whole. */
  focus?: Point;
  /** Whether this person is asked: then all of it is shown. */
  own: boolean;
  /** How many spaces wide it is what they may press; one without. */
  grain?: number;
}

interface MapViewProps {
  camera: Camera;
  title: string;
  /** All that is on the map. */
  bounds: Area;
  /** How many pixels at the edges of the window something else lies over. */
  covered?: Area;
  /** What else may lie over it, as a selector: the map keeps what is asked for away from under that. */
  panels?: string;
  action: Action | null;
  /** Who carries pieces over it by hand. */
  carrier?: Carrier | undefined;
  /** What lies on the map, from the ground up. */
  children: ComponentChildren;
  /** What stands on the window, and does not move with the map. */
  over?: ComponentChildren;
}

const NOTHING_COVERED: Area = { left: 0, top: 0, right: 0, bottom: 0 };

export function MapView({ camera, title, bounds, covered = NOTHING_COVERED, action, ...more }: MapViewProps) {
  const { panels, carrier, children, over } = more;
  const heading = useId();
  const pane = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const latest = useRef(bounds);
  latest.current = action?.own ? both(bounds, action.area) : bounds;
  camera.reach(bounds);
  useSize(camera, pane);
  useSight(camera, world);
  const showAll = useMemo(
    () => () => {
      camera.following.value = false;
      camera.show(latest.current);
    },
    [camera],
  );
  useLayoutEffect(() => watchHands(pane.current!, camera, { showAll, carrier }), [camera, showAll, carrier]);
  const uncover = useMemo(() => uncovering(camera, pane, covered, panels), [camera, covered, panels]);
  useFollowing(camera, action, bounds, uncover);
  useKeys(camera, showAll, world);
  return (
    <section class="map" aria-labelledby={heading}>
      <h2 id={heading} class="unseen">
        {title}
      </h2>
      <div ref={pane} class="map-window" data-spot="map">
        <div
          ref={world}
          class="map-world"
          data-ground=""
          data-roving=""
          onFocusIn={({ target }) => bringIntoSight(camera, target)}
        >
          {children}
        </div>
      </div>
      <div class="map-over">
        {over}
        <BackToAction camera={camera} action={action} uncover={uncover} />
        <div class="map-buttons">
          <MapButton sign="+" words={say("map-closer")} act={() => camera.step(true)} />
          <MapButton sign="−" words={say("map-farther")} act={() => camera.step(false)} />
          <MapButton sign={<Icon name="whole" />} words={say("map-whole")} act={showAll} />
        </div>
      </div>
    </section>
  );
}

function MapButton({ sign, words, act }: { sign: ComponentChildren; words: string; act: () => void }) {
  return (
    <button type="button" class="square map-button" aria-label={words} title={words} onClick={act}>
      {sign}
    </button>
  );
}

/** Who has looked elsewhere comes back by this. */
function BackToAction({ camera, action, uncover }: { camera: Camera; action: Action | null; uncover: Uncover }) {
  const seen = useSees(camera, action?.area);
  if (!action || camera.following.value || seen) return null;
  return (
    <button type="button" class="small map-back" onClick={() => follow(camera, action, uncover)}>
      {say("map-back")}
    </button>
  );
}

/** Whether an area is in sight; nothing is drawn again before that changes. */
export function useSees(camera: Camera, area: Area | undefined): boolean {
  const { left = 0, top = 0, right = 0, bottom = 0 } = area ?? {};
  const seen = useMemo(
    () => computed(() => camera.sees({ left, top, right, bottom })),
    [camera, left, top, right, bottom],
  );
  return seen.value;
}

/** The window is as large as it is. */
function useSize(camera: Camera, pane: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = pane.current!;
    const measure = () => (camera.window.value = { width: element.clientWidth, height: element.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [camera]);
}

/** A map that is made larger by hand is laid out anew when the hand rests: so many milliseconds. */
const REST = 160;

/**
 * Shows what the camera sees. To move the map costs nothing: it is one layer. To make it larger stretches that layer,
 * until it is laid out in its new size.
 */
function useSight(camera: Camera, world: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = world.current!;
    let laidOut = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      const { x, y, space } = camera.sight.peek();
      const { width, height } = camera.window.peek();
      const [left, top] = [Math.round(width / 2 - x * space), Math.round(height / 2 - y * space)];
      const scale = space === laidOut ? "" : ` scale(${space / laidOut})`;
      element.style.transform = `translate(${left}px, ${top}px)${scale}`;
    };
    const layOut = () => {
      clearTimeout(timer);
      laidOut = camera.sight.peek().space;
      element.style.transition = "none";
      element.style.setProperty("--space", `${laidOut}px`);
      element.classList.toggle("small", camera.small.peek());
      place();
    };
    const landed = ({ target }: Event) => {
      if (target === element && camera.sight.peek().space !== laidOut) layOut();
    };
    element.addEventListener("transitionend", landed);
    const stop = effect(() => {
      const { space, way } = camera.sight.value;
      const { width } = camera.window.value;
      const glides = way === "glide" && laidOut > 0 && width > 0 && mayMove();
      if (!laidOut || (way !== "hand" && !glides)) {
        layOut();
        return;
      }
      element.style.transition = glides ? "" : "none";
      place();
      clearTimeout(timer);
      if (space !== laidOut) timer = setTimeout(layOut, glides ? REST * 3 : REST);
    });
    return () => {
      stop();
      clearTimeout(timer);
      element.removeEventListener("transitionend", landed);
    };
  }, [camera]);
}

/** How small spaces may be by themselves: as small as eyes, or fingers, can bear. */
function leastSpace(grain = 1): number {
  return (matchMedia("(pointer: coarse)").matches ? TOUCHABLE : SMALL) / grain;
}

/** Keeps what is asked for away from under what lies over the map. */
interface Uncover {
  /** Whether something of it is hidden now. */
  hidden: (action: Action) => boolean;
  /** Show something, and again with less of the window, for as long as a panel hides a part of it. */
  show: (action: Action | null, show: () => void) => void;
}

function uncovering(
  camera: Camera,
  pane: RefObject<HTMLElement | null>,
  covered: Area,
  panels: string | undefined,
): Uncover {
  const over = () => (pane.current ? panelsOn(pane.current, panels) : []);
  return {
    hidden: ({ places = [] }) => over().some((panel) => hides(camera, panel, places)),
    show: (action, show) => {
      let edges = covered;
      camera.keepOff(edges);
      show();
      const { places = [], own = false } = action ?? {};
      if (!own || !places.length) return;
      for (const panel of over()) {
        if (!hides(camera, panel, places)) continue;
        edges = withoutPanel(edges, panel, camera.window.peek());
        camera.keepOff(edges);
        show();
      }
    },
  };
}

/** Go to what happens, and stay with it. */
function follow(camera: Camera, action: Action, uncover: Uncover, way: Way = "glide"): void {
  const { area, focus, own, grain } = action;
  camera.following.value = true;
  uncover.show(action, () => {
    if (own) camera.show(area, { least: leastSpace(grain), way, ...(focus && { focus }) });
    else camera.centre(focus ?? middleOfArea(area), way);
  });
}

/**
 * At first all is shown, as far as it can be seen. Then the map goes to what happens, unless somebody has looked
 * elsewhere; who is asked something has it in sight, also after the window has become larger or smaller.
 */
function useFollowing(camera: Camera, action: Action | null, bounds: Area, uncover: Uncover): void {
  const { width, height } = camera.window.value;
  const opened = useRef("");
  const topic = useRef("");
  const size = `${width} ${height}`;
  useEffect(() => {
    if (!width) return;
    const resized = opened.current !== size;
    if (!opened.current) {
      topic.current = action?.topic ?? "";
      const { area = bounds, focus, grain } = action ?? {};
      const least = leastSpace(grain);
      uncover.show(action, () =>
        camera.show(action?.own ? area : bounds, { least, focus: focus ?? middleOfArea(area), way: "cut" }),
      );
      opened.current = size;
      return;
    }
    opened.current = size;
    if (!action) return;
    if (action.own && action.topic !== topic.current) camera.following.value = true;
    topic.current = action.topic;
    if (!camera.following.peek() || camera.held) return;
    const large = !action.own || camera.sight.peek().space >= Math.floor(leastSpace(action.grain));
    const seen = large && camera.sees(action.area) && !(action.own && uncover.hidden(action));
    if (!seen || (resized && action.own)) follow(camera, action, uncover, resized ? "cut" : "glide");
  }, [camera, action?.key, size]);
}

/** What can be chosen on the map, but nothing that would begin another answer. */
const CHOOSABLE = ".map-place:not(.again) > .thing.legal";

/** The focus goes to the next place that can be chosen, or the one before. */
function goOn(world: Element | null, by: 1 | -1): void {
  const all = [...(world?.querySelectorAll<HTMLElement>(CHOOSABLE) ?? [])];
  const now = all.findIndex((place) => place === document.activeElement);
  all.at(now < 0 && by < 0 ? -1 : (now + by) % all.length)?.focus();
}

function useKeys(camera: Camera, showAll: () => void, world: RefObject<HTMLElement | null>): void {
  const keys = useMemo((): readonly Shortcut[] => {
    const closer = () => camera.step(true);
    return [
      { key: "+", name: "map-closer", act: closer },
      { key: "=", name: "", act: closer },
      { key: "-", name: "map-farther", act: () => camera.step(false) },
      { key: "0", name: "map-whole", act: showAll },
      { key: ".", name: "map-next", act: () => goOn(world.current, 1) },
      { key: ",", name: "map-before", act: () => goOn(world.current, -1) },
    ];
  }, [camera, showAll, world]);
  useShortcuts(keys);
}

/** Who goes over the map by keys sees where they are, and what is around. */
function bringIntoSight(camera: Camera, target: EventTarget | null): void {
  if (!usesKeyboard() || !(target instanceof Element)) return;
  const place = target.closest<HTMLElement>("[data-column]");
  if (!place) return;
  const cell = { column: Number(place.dataset.column), row: Number(place.dataset.row) };
  camera.bring(areaAround([cell], 1)!);
}
