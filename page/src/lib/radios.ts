/** Radio buttons as the keyboard knows them: arrows choose, and only the chosen one is in the order of Tab. */

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function radios(group: HTMLElement): { destroy: () => void } {
  const all = () => [...group.querySelectorAll<HTMLElement>('[role="radio"]:not([disabled])')];

  function order(): void {
    const list = all();
    const chosen = list.find((radio) => radio.ariaChecked === 'true') ?? list[0];
    for (const radio of list)
      if (radio.tabIndex !== (radio === chosen ? 0 : -1)) radio.tabIndex = radio === chosen ? 0 : -1;
  }
  function keys(event: KeyboardEvent): void {
    const list = all();
    const now = list.indexOf(document.activeElement as HTMLElement);
    const to = { Home: 0, End: list.length - 1 }[event.key] ?? (STEP[event.key] ? now + STEP[event.key] : undefined);
    if (to === undefined || now < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = list[(to + list.length) % list.length];
    next.focus();
    next.click();
  }
  const watch = new MutationObserver(order);
  watch.observe(group, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-checked', 'disabled'],
  });
  group.addEventListener('keydown', keys);
  order();
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener('keydown', keys);
    },
  };
}
