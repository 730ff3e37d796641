/** A title's WebAssembly module: its memory, and its programs as functions. It knows no rules. */
import type { Kind, Manifest } from './manifest';

const ARRAYS = {
  uint8: Uint8Array,
  bool: Uint8Array,
  record: Uint8Array,
  int8: Int8Array,
  int16: Int16Array,
  int32: Int32Array,
  int64: BigInt64Array,
  uint64: BigUint64Array,
  float32: Float32Array,
  float64: Float64Array,
};
type Views = { [K in Kind]: InstanceType<(typeof ARRAYS)[K]> };
const PAGE = 65_536;

/** An array in the module's memory. */
export class Room<K extends Kind = Kind> {
  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly kind: K,
    readonly at: number,
    readonly shape: readonly number[],
    readonly itemSize: number,
  ) {}

  get length(): number {
    return this.shape.reduce((product, n) => product * n, 1);
  }

  /** Its items now; do not keep them, memory moves when it grows. Records come as bytes. */
  get items(): Views[K] {
    const items = this.kind === 'record' ? this.length * this.itemSize : this.length;
    return new ARRAYS[this.kind](this.memory.buffer, this.at, items) as Views[K];
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer as ArrayBuffer, this.at, this.length * this.itemSize);
  }

  /** The same memory as another kind of array. */
  as<L extends Kind>(kind: L, shape: readonly number[], itemSize = ARRAYS[kind].BYTES_PER_ELEMENT): Room<L> {
    return new Room(this.memory, kind, this.at, shape, itemSize);
  }
}

export type Argument = Room | number | bigint | boolean;

export class Module {
  private readonly memory: WebAssembly.Memory;
  private readonly exports: Record<string, (...given: (number | bigint)[]) => number | bigint | undefined>;
  private readonly results: Room<'int64'>;
  private top: number;

  private constructor(
    readonly manifest: Manifest,
    instance: WebAssembly.Instance,
  ) {
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.exports = instance.exports as typeof this.exports;
    this.top = (instance.exports.__heap_base as WebAssembly.Global).value as number;
    this.results = this.room('int64', [Math.max(1, ...Object.values(manifest.entries).map((e) => e.results))]);
  }

  static async load(manifest: Manifest, code: BufferSource): Promise<Module> {
    const { instance } = await WebAssembly.instantiate(code, {});
    return new Module(manifest, instance);
  }

  /** Gives back, afterwards, all memory that was taken meanwhile. */
  briefly<T>(use: () => T): T {
    const before = this.top;
    try {
      return use();
    } finally {
      this.top = before;
    }
  }

  /** Takes memory for an array, zeroed. */
  room<K extends Kind>(kind: K, shape: readonly number[], itemSize = ARRAYS[kind].BYTES_PER_ELEMENT): Room<K> {
    const at = (this.top + 15) & ~15;
    const room = new Room(this.memory, kind, at, shape, itemSize);
    this.top = at + room.length * itemSize;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    room.bytes.fill(0);
    return room;
  }

  records(count: number): Room<'record'> {
    return this.room('record', [count], this.manifest.record.size);
  }

  /** Runs a program; a 64-bit integer comes back as a number unless it is unsigned. */
  call(name: string, ...given: Argument[]): number | bigint | undefined {
    const { parameters, returns, results } = this.manifest.entries[name];
    if (given.length !== parameters.length) throw new TypeError(`${name} takes ${parameters.length} arguments`);
    const plain: (number | bigint)[] = [];
    parameters.forEach(([parameter, kind, axes], k) => {
      const value = given[k];
      if (value instanceof Room !== axes > 0 || (value instanceof Room && value.shape.length !== axes)) {
        throw new TypeError(`${name}: ${parameter} must be ${axes ? `an array of ${axes} axes` : 'a number'}`);
      }
      if (value instanceof Room) plain.push(value.at, ...value.shape);
      else plain.push(kind === 'int64' || kind === 'uint64' ? BigInt(value) : Number(value));
    });
    if (results) plain.push(this.results.at);
    const result = this.exports[name](...plain);
    return returns === 'int64' && typeof result === 'bigint' ? Number(result) : result;
  }

  /** Runs a program that returns a whole number. */
  count(name: string, ...given: Argument[]): number {
    return Number(this.call(name, ...given));
  }

  /** Runs a program that returns several whole numbers. */
  counts(name: string, ...given: Argument[]): number[] {
    this.call(name, ...given);
    return Array.from(this.results.items.subarray(0, this.manifest.entries[name].results), Number);
  }
}
