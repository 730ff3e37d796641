/** A title's trained network, as `malecon.bots.network` ships it, laid out for the module's compiled forward pass. */
import type { Engine } from './engine';
import type { Room } from './module';

/** What the trained bots are set by; in the manifest under `bots.network`. */
export interface NetworkSettings {
  /** Features, units, residual layers, actions, units of the value layer, seats at most. */
  shape: [features: number, units: number, layers: number, actions: number, hopes: number, seats: number];
  spread: number;
  visits: number;
  win_samples: number;
  evenness: number;
  /** Flattens the network's odds where they guide a search. */
  heat: number;
  knobs: number[];
  /** Which of the knobs lets a search stop once its choice is settled. */
  hurry: number;
}

/** The weights in the module's memory. */
export interface Network extends NetworkSettings {
  weights: Room<'float32'>;
  layout: Room<'int64'>;
}

/** Rows and columns of each matrix, in the order of the file; each is followed by its biases, policy's one a row. */
function matrices([features, units, layers, actions, hopes, seats]: NetworkSettings['shape']): [
  rows: number,
  columns: number,
  biases: number,
][] {
  const residual = Array.from({ length: layers }, (): [number, number, number] => [units, units, units]);
  return [
    [features, units, units],
    ...residual,
    [actions, units, actions],
    [units, hopes, hopes],
    [hopes, 2 * seats, 2 * seats],
  ];
}

/** Puts a file of weights into the module's memory, where it stays. */
export function readNetwork(engine: Engine, settings: NetworkSettings, file: ArrayBuffer): Network {
  const pieces = matrices(settings.shape);
  const count = pieces.reduce((sum, [rows, columns, biases]) => sum + rows * columns + biases, 0);
  const size = pieces.reduce((sum, [rows, columns, biases]) => sum + 4 * rows + rows * columns + 4 * biases, 0);
  if (file.byteLength !== size) throw new RangeError('these weights belong to another build of the engine');
  const weights = engine.module.room('float32', [count]);
  const layout = engine.module.room('int64', [settings.shape.length]);
  layout.items.set(settings.shape.map(BigInt));
  const [out, view] = [weights.items, new DataView(file)];
  let [from, to] = [0, 0];
  const float = () => view.getFloat32((from += 4) - 4, true);
  for (const [rows, columns, biases] of pieces) {
    const scales = Array.from({ length: rows }, float);
    const entries = new Int8Array(file, from, rows * columns);
    for (let row = 0, k = 0; row < rows; row++)
      for (let column = 0; column < columns; column++, k++) out[to++] = entries[k] * scales[row];
    from += rows * columns;
    for (let k = 0; k < biases; k++) out[to++] = float();
  }
  return { ...settings, weights, layout };
}
