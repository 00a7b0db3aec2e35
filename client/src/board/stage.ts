/** Shows what happens in its order: each scene flies its cards, and the position follows. */

import { batch, signal } from "@preact/signals";
import type { GameEvent } from "../protocol/types";
import { mayMove } from "../settings";
import { sound, type Sounds } from "../sounds";
import type { Board } from "./board";
import type { ShownMoment } from "./moments";
import { GLIDE, Motion } from "./motion";

/** Something that moves: from a spot of the board to another. Spots are elements with `data-spot`. */
export interface Flight {
  /** What is shown while it flies; null: its back. */
  card: string | null;
  from: string;
  to: string;
}

export interface Scene {
  events: readonly GameEvent[];
  /** How the position comes about, if that was told. */
  moments?: readonly ShownMoment[];
  eyes: number | null;
  /** Show the position after it. */
  apply(): void;
}

export interface Flying extends Flight {
  id: number;
  start: DOMRect;
  end: DOMRect;
  delay: number;
}

/** How a board turns what happened into flights. */
export type Choreography = (event: GameEvent, eyes: number | null) => Flight[];

/** Milliseconds that kinds of event are looked at, one after another; what is not named goes by with the next. */
export type Pace = Readonly<Record<string, number | undefined>>;

const FLIGHT = 320;
const BETWEEN = 45;
const MOST_AT_ONCE = 12;
/** From so many scenes on nobody wants to wait. */
const PATIENCE = 10;
/** Up to so many scenes are shown at their own pace. */
const UNHURRIED = 4;
/** A long row of moments is not looked at longer than this. */
const LONGEST = 4_200;

export class Stage {
  readonly flying = signal<readonly Flying[]>([]);
  /** What is shown instead of the position, between two of them. */
  readonly between = signal<ShownMoment | null>(null);
  choreography: Choreography = () => [];
  sounds: Sounds = {};
  /** How long moments are looked at; without it a position is shown at once. */
  pace: Pace = {};
  /** The pieces of the board. */
  private readonly motion = new Motion();
  private readonly scenes: Scene[] = [];
  private playing = false;
  private last = 0;
  private hurry: (() => void) | null = null;

  /** Let what happens be seen and heard as on a board. */
  showAs({ choreography, sounds = {}, pace = {} }: Pick<Board, "choreography" | "sounds" | "pace">): void {
    this.choreography = choreography;
    this.sounds = sounds;
    this.pace = pace;
  }

  perform(scene: Scene): void {
    this.scenes.push(scene);
    if (this.scenes.length > PATIENCE) this.hurry?.();
    if (!this.playing) void this.play();
  }

  /** Show at once all that waits. */
  skip(): void {
    this.motion.settle();
    batch(() => {
      this.between.value = null;
      for (const scene of this.scenes.splice(0)) scene.apply();
      this.flying.value = [];
    });
    this.hurry?.();
  }

  land(id: number): void {
    this.flying.value = this.flying.peek().filter((flying) => flying.id !== id);
  }

  private async play(): Promise<void> {
    this.playing = true;
    try {
      let scene;
      while ((scene = this.scenes[0])) {
        const moments = this.mayShow() ? this.lookedAt(scene) : [];
        if (moments.length) await this.unfold(scene, moments);
        // Who skips has seen it already.
        if (this.scenes[0] !== scene) continue;
        this.scenes.shift();
        // The more waits, the quicker it goes.
        const haste = Math.min(1, UNHURRIED / (this.scenes.length + 1));
        const wait = this.show(scene, moments.length > 0, haste);
        if (wait && !document.hidden && this.scenes.length < PATIENCE) await this.pause(wait * haste);
      }
    } finally {
      this.playing = false;
    }
  }

  private mayShow(): boolean {
    return mayMove() && !document.hidden && this.scenes.length < PATIENCE;
  }

  /** The moments of a scene that are looked at. */
  private lookedAt({ moments = [] }: Scene): readonly ShownMoment[] {
    return moments.filter(({ event }) => event && this.pace[event.type]);
  }

  /** Show the moments of a scene, as long as it waits to be shown. */
  private async unfold(scene: Scene, moments: readonly ShownMoment[]): Promise<void> {
    const times = moments.map(({ event }) => this.pace[event!.type]!);
    const whole = times.reduce((sum, time) => sum + time, 0);
    const haste = Math.min(1, LONGEST / whole);
    for (const [place, moment] of moments.entries()) {
      if (this.scenes[0] !== scene || !this.mayShow()) return;
      const flights = this.choreography(moment.event!, scene.eyes);
      const starts = flights.map((flight) => placeOf(flight.from));
      const time = times[place]! * haste * Math.min(1, UNHURRIED / this.scenes.length);
      this.motion.show(() => (this.between.value = moment), time);
      if (flights.length) requestAnimationFrame(() => this.launch(flights, starts));
      await this.pause(time);
    }
  }

  /** Show a scene, or the end of one that has unfolded; tells how long it takes. */
  private show(scene: Scene, unfolded: boolean, haste: number): number {
    const moves = this.mayShow();
    const still = unfolded || !moves;
    const flights = still ? [] : scene.events.flatMap((event) => this.choreography(event, scene.eyes));
    const starts = flights.map((flight) => placeOf(flight.from));
    const change = () =>
      batch(() => {
        this.between.value = null;
        scene.apply();
      });
    this.motion.show(change, moves ? GLIDE * haste : 0);
    for (const { type } of scene.events) {
      const heard = this.sounds[type];
      if (heard) sound(heard);
    }
    if (!flights.length) return scene.events.length && !still ? BETWEEN : 0;
    const launched = flights.slice(0, MOST_AT_ONCE);
    requestAnimationFrame(() => this.launch(launched, starts));
    return FLIGHT + launched.length * BETWEEN;
  }

  private launch(flights: readonly Flight[], starts: readonly (DOMRect | null)[]): void {
    const more: Flying[] = [];
    flights.forEach((flight, place) => {
      const start = starts[place] ?? placeOf(flight.from);
      const end = placeOf(flight.to);
      if (start && end) more.push({ ...flight, id: ++this.last, start, end, delay: place * BETWEEN });
    });
    if (more.length) this.flying.value = [...this.flying.peek(), ...more];
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.hurry = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.hurry = done;
    });
  }
}

export const FLIGHT_TIME = FLIGHT;

/** Where a spot is; the first that is there of several, parted by spaces. */
function placeOf(spots: string): DOMRect | null {
  for (const spot of spots.split(" ")) {
    const place = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect();
    if (place?.width) return place;
  }
  return null;
}
