import type { Poster } from '../types';
import art from './poster.svg?raw';

export default {
  art,
  shelf: 1,
  weight: 3,
  colour: '#C98A1B',
  icon: 'ship',
  keep: 'right', // cut narrow, the ship stays
  favourite: { prefix: 'r-', sprite: () => import('./sprite.svg?raw') },
} satisfies Poster;
