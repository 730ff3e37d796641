/** How many choices of a scrolling row lie outside it, on either side. */
export function outside(row: HTMLElement): { before: number; after: number } {
  if (row.scrollWidth <= row.clientWidth + 1) return { before: 0, after: 0 };
  const frame = row.getBoundingClientRect();
  const boxes = [...row.querySelectorAll('.choice:not(.plain)')].map((pill) => pill.getBoundingClientRect());
  return {
    before: boxes.filter((b) => (b.left + b.right) / 2 < frame.left).length,
    after: boxes.filter((b) => (b.left + b.right) / 2 > frame.right).length,
  };
}
