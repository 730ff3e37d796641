/** Games without a server outside a browser: for tests, and for tables in Node. */
export { Engine } from '../engine/engine';
export { Views } from '../engine/views';
export { Desk } from './desk';
export type { Kept } from './kept';
export { loadSpeech } from './words';
