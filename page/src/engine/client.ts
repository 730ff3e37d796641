/** A title's engine in a worker: the functions of `Engine` and its bots, each as a promise. */
import type { choose } from './bots';
import type { Engine, Position } from './engine';
import type { Manifest } from './manifest';

type Asked =
  | 'newGame'
  | 'play'
  | 'determinize'
  | 'mask'
  | 'legal'
  | 'toMove'
  | 'scores'
  | 'winners'
  | 'observe'
  | 'facts'
  | 'audit';
type Later<F> = F extends (...given: infer G) => infer R ? (...given: G) => Promise<R> : never;

export type RemoteEngine = { [K in Asked]: Later<Engine[K]> } & {
  manifest(): Promise<Manifest>;
  choose(position: Position, code: string, seed?: number): Promise<ReturnType<typeof choose>>;
};

export interface Question {
  id: number;
  title: string;
  /** Where the manifest, the module and the weights of the network lie. */
  files: Files;
  ask: Asked | 'manifest' | 'choose';
  given: unknown[];
}

export type Files = [manifest: string, code: string, network: string | null];

export interface Answer {
  id: number;
  result?: unknown;
  error?: string;
}

const MANIFESTS = import.meta.glob<string>(
  ['./built/*.json', '!./built/*.entries.json', '!./built/*.box.json', '!./built/shelf.json'],
  { query: '?url', import: 'default', eager: true },
);
const MODULES = import.meta.glob<string>('./built/*.wasm', { query: '?url', import: 'default', eager: true });
const NETWORKS = import.meta.glob<string>('./built/*.net', { query: '?url', import: 'default', eager: true });

/** Where a title's files lie, as a worker can fetch them. */
export function filesOf(title: string): Files {
  const absolute = (file: string) => new URL(file, location.href).href;
  const network = NETWORKS[`./built/${title}.net`];
  return [
    absolute(MANIFESTS[`./built/${title}.json`]),
    absolute(MODULES[`./built/${title}.wasm`]),
    network ? absolute(network) : null,
  ];
}

const waiting = new Map<number, (answer: Answer) => void>();
let worker: Worker | undefined;
let asked = 0;

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  return started;
}

/** The engine of a title; it is loaded with the first question. */
export function engineOf(title: string): RemoteEngine {
  const files = filesOf(title);
  return new Proxy({} as RemoteEngine, {
    get:
      (_, ask) =>
      (...given: unknown[]) =>
        new Promise((done, fail) => {
          const id = ++asked;
          waiting.set(id, ({ result, error }) => (error === undefined ? done(result) : fail(new Error(error))));
          worker ??= start();
          worker.postMessage({ id, title, files, ask, given } as Question);
        }),
  });
}
