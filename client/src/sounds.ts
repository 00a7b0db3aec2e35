/** Small sounds, made here: a noise for cards, a bell for one's turn. Off until asked for, but for the bell of who looks elsewhere. */

import { bell, sounds } from "./settings";

type Note = readonly [frequency: number, at: number, length: number];

const BELL: readonly Note[] = [
  [660, 0, 0.12],
  [880, 0.1, 0.22],
];
const END: readonly Note[] = [
  [392, 0, 0.18],
  [494, 0.16, 0.18],
  [587, 0.32, 0.4],
];

export type Sound = keyof typeof SOUNDS;

/** Which events of a game sound, by their type, and how. */
export type Sounds = Readonly<Partial<Record<string, Sound>>>;

const SOUNDS = {
  /** One is asked. */
  turn: (on: AudioContext) => ring(on, BELL),
  card: (on: AudioContext) => rustle(on, 0),
  shuffle: (on: AudioContext) => [0, 0.07, 0.14].forEach((at) => rustle(on, at)),
  /** The game is over. */
  end: (on: AudioContext) => ring(on, END),
};

let context: AudioContext | null = null;

export function sound(what: Sound): void {
  // Where nobody looks only what they have to come back for is heard.
  const wanted = document.hidden ? what === "turn" && bell.peek() === "on" : sounds.peek() === "on";
  if (!wanted || !mayBeHeard()) return;
  context ??= new AudioContext();
  SOUNDS[what](context);
}

/** A browser lets no page be heard that nobody has touched yet, and says so. */
function mayBeHeard(): boolean {
  return navigator.userActivation.hasBeenActive;
}

function ring(on: AudioContext, notes: readonly Note[]): void {
  for (const [frequency, at, length] of notes) {
    const voice = new OscillatorNode(on, { type: "triangle", frequency });
    const loudness = new GainNode(on, { gain: 0 });
    const start = on.currentTime + at;
    loudness.gain.setValueAtTime(0.12, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
    voice.connect(loudness).connect(on.destination);
    voice.start(start);
    voice.stop(start + length);
  }
}

function rustle(on: AudioContext, at: number): void {
  const length = 0.06;
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, place) => {
    samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 2;
  });
  const noise = new AudioBufferSourceNode(on, { buffer });
  const band = new BiquadFilterNode(on, { type: "bandpass", frequency: 2600 });
  noise
    .connect(band)
    .connect(new GainNode(on, { gain: 0.18 }))
    .connect(on.destination);
  noise.start(on.currentTime + at);
}
