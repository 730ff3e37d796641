/** The table by keyboard. */
import { prefs } from './prefs.svelte';
import type { TableState } from './table.svelte';

export interface Handles {
  t: TableState;
  go: (ply: number | null) => void;
  toggle: () => void; // plays or pauses the history
  command: () => void;
  help: () => void;
  drawn: boolean; // there is a board besides the text board
}

function table({ t, go, toggle, command, help, drawn }: Handles): Record<string, () => unknown> {
  const last = t.table!.ply;
  return {
    u: () => t.table!.undo.step !== null && t.undo('step', true),
    r: () => t.table!.undo.turn !== null && t.undo('turn', true),
    e: () => t.table!.hold !== null && t.endTurn(),
    h: () => t.myTurn && t.hint(),
    s: () => t.show.skip(),
    p: toggle,
    t: () => drawn && prefs.flip('text'),
    '/': command,
    '?': help,
    Escape: () => (t.show.frame ? t.show.skip() : t.live ? (t.selected = null) : go(null)),
    ArrowLeft: () => t.ply > 0 && go(t.ply - 1),
    ArrowRight: () => !t.live && go(t.ply + 1 >= last ? null : t.ply + 1),
    Home: () => go(0),
    End: () => go(null),
  };
}

/** The choice that a digit stands for: the one that says so, or the one at that place, as in a draft. */
function choiceOf(digit: number): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('.bar .choices .choice')];
  return all.find((choice) => choice.dataset.key === String(digit)) ?? all[digit - 1];
}

const MAY_REPEAT = new Set(['ArrowLeft', 'ArrowRight']);

/** Whether the key did something. When held down, only arrows repeat. */
export function press(event: KeyboardEvent, handles: Handles): boolean {
  const target = event.target as HTMLElement;
  if (!handles.t.table || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target.closest('input, textarea, select, dialog, [role="radiogroup"]')) return false;
  if (event.repeat && !MAY_REPEAT.has(event.key)) return false;
  if (/^\d$/.test(event.key)) {
    choiceOf(Number(event.key))?.focus();
    return true;
  }
  const does = table(handles)[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  does?.();
  return !!does;
}
