/** A few soft sounds, off at first: my turn, a piece that lands, the end. Made here, no files. */
import { prefs } from './prefs.svelte';

let audio: AudioContext | undefined;

function note(frequency: number, at: number, length: number, loudness: number): void {
  const tone = audio!.createOscillator();
  const gain = audio!.createGain();
  const start = audio!.currentTime + at;
  tone.type = 'sine';
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio!.destination);
  tone.start(start);
  tone.stop(start + length);
}

const SOUNDS = {
  turn: [
    [523, 0, 0.4, 0.07],
    [784, 0.09, 0.45, 0.05],
  ],
  land: [[196, 0, 0.09, 0.06]],
  end: [
    [392, 0, 0.5, 0.06],
    [523, 0.12, 0.5, 0.06],
    [659, 0.24, 0.8, 0.06],
  ],
} as const; // frequency, delay, length, loudness

export function sound(name: keyof typeof SOUNDS): void {
  if (!prefs.sound) return;
  audio ??= new AudioContext();
  for (const [frequency, at, length, loudness] of SOUNDS[name]) note(frequency, at, length, loudness);
}
