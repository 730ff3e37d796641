import type { Poster } from '../types';
import art from './poster.svg?raw';

export default { art, shelf: 1, weight: 3, colour: '#C98A1B', keep: 'right' } satisfies Poster; // cut narrow, the ship stays
