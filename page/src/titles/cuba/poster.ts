import type { Poster } from '../types';
import art from './poster.svg?raw';

export default { art, shelf: 2, weight: 4, colour: '#4F7A3A' } satisfies Poster;
