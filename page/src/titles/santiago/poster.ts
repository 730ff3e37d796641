import type { Poster } from '../types';
import art from './poster.svg?raw';

export default {
  art,
  shelf: 4,
  weight: 2,
  colour: '#7A4E8A',
  icon: 'car',
  favourite: { prefix: 'sc-cu-', sprite: () => import('./sprite.svg?raw') },
} satisfies Poster;
