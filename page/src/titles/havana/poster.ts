import type { Poster } from '../types';
import art from './poster.svg?raw';

export default {
  art,
  shelf: 3,
  weight: 2,
  colour: '#C2552D',
  icon: 'building',
  favourite: { prefix: 'ha-', sprite: () => import('./sprite.svg?raw') },
} satisfies Poster;
