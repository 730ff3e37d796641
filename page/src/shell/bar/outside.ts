/** How many choices of a scrolling row are not wholly in sight, on either side. */
export function outside(row: HTMLElement): { before: number; after: number } {
  if (row.scrollWidth <= row.clientWidth + 1) return { before: 0, after: 0 };
  const frame = row.getBoundingClientRect();
  const boxes = [...row.querySelectorAll('.choice:not(.plain)')].map((pill) => pill.getBoundingClientRect());
  return {
    before: boxes.filter((b) => b.left < frame.left - 8).length,
    after: boxes.filter((b) => b.right > frame.right + 8).length,
  };
}
