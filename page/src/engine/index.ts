/** The engine for the browser and Node: rules and bots of a title as WebAssembly. */
export { Engine, IllegalAction, type Position, type Seed, type Step } from './engine';
export type { Choice, Manifest } from './manifest';
export { choose, needsNetwork, type Choice as BotChoice } from './bots';
export { Views, type Reason, type View } from './views';
