import type { Poster } from '../types';
import art from './poster.svg?raw';

export default {
  art,
  shelf: 2,
  weight: 4,
  colour: '#4F7A3A',
  icon: 'cigar',
  favourite: { prefix: 'cu-p-', sprite: () => import('./sprite.svg?raw') },
} satisfies Poster;
