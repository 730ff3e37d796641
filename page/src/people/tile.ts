/** The tile that belongs to somebody: always the same for the same name of a profile. */
const CORNERS = ['M0 0h13a13 13 0 0 1-13 13z', 'M0 0h11L0 11z', 'M0 0h9v9H0z', 'M0 0h14L7 7 0 14z'];
const HEARTS = [
  'M20 20C13 17 14 8 20 5c6 3 7 12 0 15z',
  'M20 20l-6-6 6-10 6 10z',
  'M20 20V7l6 6z',
  'M20 20l-4-9h8z',
  'M20 20a7 7 0 0 1 0-13 11 11 0 0 0 0 13z',
  'M20 20L11 9l9 3 9-3z',
  'M20 20h-3V6h6v14z',
  'M20 20l-9-4 4-8 5 5z',
];
const COLOURS = [
  ['#14606B', '#C2552D', '#FFF3DA'],
  ['#2B4C7E', '#D99A2B', '#FBF1DE'],
  ['#9B2C2C', '#4F7A3A', '#FFF3DA'],
];

export function tile(name: string): { corner: string; heart: string; colours: string[]; ground: string } {
  let hash = 7;
  for (const c of name) hash = (Math.imul(hash, 31) + c.charCodeAt(0)) >>> 0;
  const [a, b, ground] = COLOURS[hash % 3];
  return { corner: CORNERS[(hash >>> 2) % 4], heart: HEARTS[(hash >>> 5) % 8], colours: [a, b], ground };
}
