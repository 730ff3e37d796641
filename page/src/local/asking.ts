/** The page's side of the worker in which games of this device are played. Two of them: one shows, one thinks. */
import type { Files } from '../engine/client';
import { filesOf } from '../engine/client';
import python from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import type { Asked } from './worker';

const BOXES = import.meta.glob<string>('../engine/built/*.box.json', { query: '?url', import: 'default', eager: true });

export interface Question {
  id: number;
  title: string;
  lang: string;
  files: Files;
  box: string;
  python: string;
  ask: string;
  given: unknown[];
}

export interface Told {
  id: number;
  result?: unknown;
  refused?: { status: number; key: string; text: string; parts: Record<string, string | number> };
}

/** The worker refused, in words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
    readonly parts: Record<string, string | number> = {},
  ) {
    super(text);
  }
}

const absolute = (file: string) => new URL(file, location.href).href;
export const boxFile = (title: string): string => absolute(BOXES[`../engine/built/${title}.box.json`]);

export class Helper {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  private asked = 0;

  ask<K extends keyof Asked>(
    title: string,
    lang: string,
    ask: K,
    ...given: Parameters<Asked[K]>
  ): Promise<ReturnType<Asked[K]>> {
    return new Promise((done, fail) => {
      const id = ++this.asked;
      this.waiting.set(id, { done: done as (result: unknown) => void, fail });
      this.worker ??= this.start();
      const question: Question = {
        id,
        title,
        lang,
        files: filesOf(title),
        box: boxFile(title),
        python: absolute(python),
        ask,
        given,
      };
      this.worker.postMessage(question);
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      const { done, fail } = this.waiting.get(data.id)!;
      this.waiting.delete(data.id);
      if (data.refused) fail(new Refused(data.refused.status, data.refused.key, data.refused.text, data.refused.parts));
      else done(data.result);
    };
    worker.onerror = () => {
      // It couldn't start, or died: everyone waiting must know, and the next question starts a new one.
      this.worker = undefined;
      for (const { fail } of this.waiting.values()) fail(new Refused(0, 'lost', ''));
      this.waiting.clear();
    };
    return worker;
  }
}
