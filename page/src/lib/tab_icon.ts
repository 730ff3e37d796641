/** The browser tab's picture: each title has its own, and a point says that it is my turn. */

const GROUND = 'M5 0h14a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z';
const POINT = '<circle cx="19" cy="19" r="4.6" fill="#F0B429" stroke="#FFF9EC" stroke-width="1.6"/>';

/** A drawing of the sprites on a ground of this colour, as the address of a picture. */
export function tabIcon(symbol: string, colour: string, mine: boolean): string {
  const ground = `<path d="${GROUND}" fill="${colour}"/>`;
  const drawn = `<svg x="2.5" y="2.5" width="19" height="19" viewBox="0 0 24 24">${symbol}</svg>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${ground}${drawn}${mine ? POINT : ''}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

let own: string | null = null; // the page's icon, for where no table is shown

/** Shows a symbol of the sprites in the browser's tab; without one, the page's own icon again. */
export function showTabIcon(id: string | null, colour = '', mine = false): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  own ??= link.href;
  const symbol = id && document.getElementById(id)?.innerHTML;
  const next = symbol ? tabIcon(symbol, colour, mine) : own;
  if (link.href !== next) link.href = next;
}
