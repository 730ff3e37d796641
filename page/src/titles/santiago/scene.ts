/**
 * The drawn town as pictures. It stands still, so it is painted once: as part of the page its thousand shapes would be
 * gone through again in every frame in which something moves.
 */
import docks from './art/docks.svg?raw';
import lights from './art/lights.svg?raw';
import sea from './art/sea.svg?raw';
import shipLit from './art/ship-lit.svg?raw';
import ship from './art/ship.svg?raw';
import small from './art/small.svg?raw';
import streets from './art/streets.svg?raw';
import town from './art/town.svg?raw';
import { lot } from './ring';
import sprite from './sprite.svg?raw';

export type Theme = 'light' | 'dark';
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** Painted well beyond the board, so that any window is filled. */
export const FAR: Box = { x: -600, y: -300, width: 2280, height: 1356 };
export const NEAR: Box = { x: -90, y: -4, width: 570, height: 458 };
export const AFLOAT: Box = { x: 340, y: 560, width: 410, height: 200 };

const DAY: Record<string, string> = {
  block: '#EBCF9B', pave: '#F1DDB0', street: '#7B6862', avenue: '#E2C594', promenade: '#EFD9AC', 'promenade-tile':
  '#5E93A0',
  'q-yellow': '#FFE590', 'q-blue': '#94BFF5', 'q-red': '#F5AD98', 'q-white': '#FFFFFF',
}; // prettier-ignore
const NIGHT: Record<string, string> = {
  ...DAY,
  'q-yellow': '#FFDD84',
  'q-red': '#FF9A7E',
  'q-white': '#FFF4DE',
  'q-blue': '#86B4F5',
};
/** The light on the ship: what the glaze does to its place in the harbour. */
const TINT = { light: [0.94, 0.82, 0.74], dark: [0.4, 0.47, 0.66] };

// of the sprite only what is drawn in the town
const ELSEWHERE = /^<symbol id="sc-(cu-|car|pawn|any|to"|swap|flag|paper|fl-none)/;
const symbols = sprite
  .match(/<defs>([^]*)<\/defs>/)![1]
  .split('\n')
  .filter((line) => !ELSEWHERE.test(line));

function picture(body: string, box: Box, theme: Theme): string {
  const colours = theme === 'dark' ? NIGHT : DAY;
  const drawn = body.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colours[name]);
  const { x, y, width, height } = box;
  const frame = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><defs>${symbols.join('')}</defs>${drawn}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const rect = ({ x, y, width, height }: Box, fill: string, blend: string) => {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<rect ${place} fill="url(#sc-${fill})" style="mix-blend-mode:${blend}"/>`;
};
const RAYS =
  '<g fill="#FFF0BC" opacity=".2" style="mix-blend-mode:soft-light"><path d="M-20 60L60 -20H150L1680 850V994Z' +
  'M220 -20H270L1680 761V815ZM-20 220V160L900 700H790ZM430 -20H560L1680 540V642Z"/></g>';

/** The town with its houses where they were dealt: golden hour by day, lit windows and lamps after sunset. */
export function wideScene(quarters: { rose: string; buildings: { building: string }[] }[], theme: Theme): string {
  const houses = (suffix: string) =>
    quarters
      .flatMap((q) =>
        q.buildings.map(({ building }, place) => {
          const at = lot(q.rose, place);
          return `<use href="#sc-b-${building}${suffix}" x="${at.x - 1}" y="${at.y - 3}" width="112" height="96"/>`;
        }),
      )
      .join('');
  const light =
    theme === 'dark'
      ? `${rect(FAR, 'night-w', 'multiply')}${lights}${houses('-lit')}`
      : `${rect(FAR, 'dusk-w', 'multiply')}${rect(FAR, 'sun-w', 'soft-light')}${RAYS}`;
  return picture(`${town}${houses('')}${streets}${sea}${docks}${light}`, FAR, theme);
}

export function smallScene(theme: Theme): string {
  const light =
    theme === 'dark'
      ? rect(NEAR, 'night', 'multiply')
      : `${rect(NEAR, 'dusk', 'multiply')}${rect(NEAR, 'sun', 'soft-light')}`;
  return picture(`${small}${light}`, NEAR, theme);
}

/** The ship apart: it comes in. */
export function shipScene(theme: Theme): string {
  const [r, g, b] = TINT[theme];
  const tint = `<feColorMatrix values="${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0"/>`;
  const filter = `<filter id="t" color-interpolation-filters="sRGB">${tint}</filter>`;
  return picture(`${filter}<g filter="url(#t)">${ship}</g>${theme === 'dark' ? shipLit : ''}`, AFLOAT, theme);
}
