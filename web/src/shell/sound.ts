/** A few tones, made on the spot; silent unless they are wanted. */
import { prefs } from "./prefs.svelte";

export type Cue = "turn" | "asked" | "move" | "low" | "end";

type Note = [frequency: number, start: number, length: number];

const CUES: Record<Cue, Note[]> = {
  turn: [
    [523, 0, 0.14],
    [784, 0.12, 0.24],
  ],
  asked: [
    [659, 0, 0.1],
    [659, 0.16, 0.1],
    [880, 0.32, 0.22],
  ],
  move: [[330, 0, 0.07]],
  low: [
    [440, 0, 0.08],
    [440, 0.14, 0.08],
  ],
  end: [
    [392, 0, 0.18],
    [523, 0.16, 0.18],
    [659, 0.32, 0.4],
  ],
};
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** A browser lets us speak only after somebody touched the page. */
export function startSound(): void {
  const wake = (): void => {
    if (prefs.sound) void (context ??= new AudioContext()).resume();
  };
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
}

export function play(cue: Cue): void {
  if (!prefs.sound || !context || context.state !== "running") return;
  for (const note of CUES[cue]) sing(context, note);
}

function sing(audio: AudioContext, [frequency, start, length]: Note): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const from = audio.currentTime + start;
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length + 0.02);
}
