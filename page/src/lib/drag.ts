/**
 * Pieces are carried, for all titles. What can be taken up says which choices it may be for, as the beginnings of
 * their notations: `data-drag="ship corn|wharf corn"`. It is dropped on what stands for one of them (`data-does`),
 * or on what is pressed for it (`data-drop`). A tap still does the same.
 */
import type { TableState } from './table.svelte';

const FAR = 6; // px before a press becomes a carrying
const UP = 4; // so far around the place one may let go

/** Whether a notation is one of those a piece is carried for. */
export const fits = (notation: string | undefined, wanted: string): boolean =>
  notation !== undefined && wanted.split('|').some((w) => notation === w || notation.startsWith(`${w} `));

/** What lies there and takes the piece: the very element, or the only one in its surroundings. */
export function taker(from: Element | null, wanted: string): HTMLElement | SVGElement | null {
  const takes = (e: HTMLElement | SVGElement) => fits(e.dataset.does, wanted) || fits(e.dataset.drop, wanted);
  for (let [e, up] = [from, 0]; e && up <= UP; e = e.parentElement, up += 1) {
    if ((e instanceof HTMLElement || e instanceof SVGElement) && takes(e)) return e;
    const inside = [...e.querySelectorAll<HTMLElement>('[data-does], [data-drop]')].filter(takes);
    if (inside.length === 1) return inside[0];
    if (inside.length > 1) return null;
  }
  return null;
}

export function dragging(root: HTMLElement, t: TableState): { destroy: () => void } {
  let held: { source: HTMLElement | SVGElement; x: number; y: number; id: number } | null = null;
  let ghost: SVGSVGElement | null = null;
  let over: Element | null = null;

  function aim(next: Element | null): void {
    if (next === over) return;
    over?.classList.remove('receives');
    next?.classList.add('receives');
    over = next;
    const does = next && (next as HTMLElement).dataset.does;
    t.focused = does ?? null;
  }

  function end(): void {
    aim(null);
    ghost?.remove();
    held?.source.classList.remove('carried');
    held = ghost = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', end);
    removeEventListener('keydown', end, true);
  }

  function begin(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !t.myTurn || t.busy) return;
    const source = (event.target as Element).closest<HTMLElement>('[data-drag]');
    if (!source) return;
    held = { source, x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', end);
    addEventListener('keydown', end, true);
  }

  function take(source: HTMLElement | SVGElement): void {
    ghost = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    ghost.classList.add('carrying');
    ghost.setAttribute('aria-hidden', 'true');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', source.dataset.ghost ?? source.querySelector('use')?.getAttribute('href') ?? '#worker');
    ghost.append(use);
    document.body.append(ghost);
    source.classList.add('carried');
  }

  function move(event: PointerEvent): void {
    if (!held || event.pointerId !== held.id) return;
    if (!ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
    if (!ghost) take(held.source);
    event.preventDefault();
    ghost!.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
    aim(taker(document.elementFromPoint(event.clientX, event.clientY), held.source.dataset.drag!));
  }

  function drop(event: PointerEvent): void {
    if (!held || event.pointerId !== held.id) return;
    const target = ghost && taker(document.elementFromPoint(event.clientX, event.clientY), held.source.dataset.drag!);
    if (ghost) addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, true));
    end();
    if (!target) return;
    if (target.dataset.does) t.choose(target.dataset.does);
    else target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  /** The click that follows a carrying was meant for nothing. */
  function swallow(event: Event): void {
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  }

  root.addEventListener('pointerdown', begin);
  return {
    destroy() {
      end();
      root.removeEventListener('pointerdown', begin);
    },
  };
}
