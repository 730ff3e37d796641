import type { Poster } from '../types';
import art from './poster.svg?raw';

// cut narrow, the ship stays
export default { art, shelf: 1, weight: 3, colour: '#C98A1B', keep: 'right' } satisfies Poster;
