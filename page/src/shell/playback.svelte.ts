/** Playing the history: one move after the other, until the present. */
import { untrack } from 'svelte';
import { prefs } from '../lib/prefs.svelte';
import type { TableState } from '../lib/table.svelte';

const STEP = 900; // ms a move stays

export class Playback {
  playing = $state(false);

  /** Within a component, whose effects it uses. */
  constructor(t: TableState, go: (ply: number | null) => void) {
    $effect(() => {
      if (!this.playing) return;
      const at = t.ply;
      const last = t.table?.ply ?? 0;
      if (untrack(() => t.live && at >= last)) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => go(at + 1 >= last ? null : at + 1), STEP / prefs.speed);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (t.live) this.playing = false;
    });
  }
}
