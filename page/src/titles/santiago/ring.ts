/**
 * The ring street, as geometry: one rounded rectangle that starts at the bottom centre (the port) and runs clockwise.
 * A stop is a tenth of its length; the same function serves the wide drawing and the small one.
 */
import { ROSES } from './box';

/** The port and nine Cubans: as many places as are drawn. */
export const STOPS = 10;

export interface Ring {
  left: number;
  right: number;
  top: number;
  bottom: number;
  r: number;
}
export const WIDE: Ring = { left: 132, right: 948, top: 98, bottom: 508, r: 86 };
export const SMALL: Ring = { left: 30, right: 360, top: 30, bottom: 306, r: 58 };

export interface Point {
  x: number;
  y: number;
  /** Where the car heads, in degrees: 0 is to the right, 90 downward. */
  angle: number;
}

const middle = (ring: Ring) => (ring.left + ring.right) / 2;

export function path({ left, right, top, bottom, r }: Ring): string {
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return [
    `M${(left + right) / 2} ${bottom}H${left + r}${arc(left, bottom - r)}`,
    `V${top + r}${arc(left + r, top)}`,
    `H${right - r}${arc(right, top + r)}`,
    `V${bottom - r}${arc(right - r, bottom)}Z`,
  ].join('');
}

/** The point after `t` stops; any number of laps. */
export function along(ring: Ring, t: number): Point {
  const { left, right, top, bottom, r } = ring;
  const half = middle(ring) - left - r;
  const bend = (Math.PI * r) / 2;
  // straight pieces and quarter turns in driving order: length, start or centre, heading at its start
  const parts: [number, number, number, number, boolean][] = [
    [half, middle(ring), bottom, 180, false],
    [bend, left + r, bottom - r, 180, true],
    [bottom - top - 2 * r, left, bottom - r, 270, false],
    [bend, left + r, top + r, 270, true],
    [2 * half, left + r, top, 0, false],
    [bend, right - r, top + r, 0, true],
    [bottom - top - 2 * r, right, top + r, 90, false],
    [bend, right - r, bottom - r, 90, true],
    [half, right - r, bottom, 180, false],
  ];
  const whole = parts.reduce((sum, p) => sum + p[0], 0);
  let way = (((t % STOPS) + STOPS) % STOPS) * (whole / STOPS);
  const last = parts.length - 1;
  const at = parts.findIndex((p, i) => i === last || way <= p[0] || ((way -= p[0]), false));
  const [, x, y, heading, turn] = parts[at];
  const rad = (deg: number) => (deg * Math.PI) / 180;
  if (!turn) return { x: x + way * Math.cos(rad(heading)), y: y + way * Math.sin(rad(heading)), angle: heading };
  const angle = heading + (way / r) * (180 / Math.PI);
  // driving clockwise the centre of a bend lies to the right of the car
  return { x: x + r * Math.cos(rad(angle - 90)), y: y + r * Math.sin(rad(angle - 90)), angle: angle % 360 };
}

export const stopsOf = (ring: Ring): Point[] => Array.from({ length: STOPS }, (_, i) => along(ring, i));

export type Side = 'bottom' | 'left' | 'top' | 'right';
/** Three stops above, three below (the port in the middle), two on each side. */
export const SIDES: Side[] = ['bottom', 'bottom', 'left', 'left', 'top', 'top', 'top', 'right', 'right', 'bottom'];

/** A five-pointed star about the origin. */
export function star(r: number): string {
  const point = (i: number) => {
    const radius = i % 2 ? r * 0.68 : r;
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 10 }, (_, i) => point(i)).join('L')}Z`;
}

/** The upper left corner of a building's tile: quarters clockwise from the upper left, three tiles in each. */
export function lot(rose: string, place: number): { x: number; y: number } {
  const quarter = ROSES.indexOf(rose as (typeof ROSES)[number]);
  return { x: (quarter === 1 || quarter === 2 ? 566 : 180) + 112 * place, y: quarter < 2 ? 143 : 314 };
}

/** The row of a building in the small drawing. */
export function row(rose: string, place: number): { x: number; y: number } {
  const quarter = ROSES.indexOf(rose as (typeof ROSES)[number]);
  return { x: quarter === 1 || quarter === 2 ? 197 : 61, y: (quarter < 2 ? 58 : 170) + 36.5 * place };
}
