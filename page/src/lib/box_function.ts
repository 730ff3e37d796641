/** The function BOX of the catalogues, as core/words.py describes it. */
import { FluentNumber, type FluentValue } from '@fluent/bundle';

/** Adds up the numbers at the paths, `times` over, and writes the sum in plain digits. */
export function boxFunction(number: (path: string) => number) {
  return (paths: FluentValue[], named: Record<string, FluentValue>): FluentNumber => {
    const sum = paths.reduce<number>((before, path) => before + number(String(path)), 0);
    const times = named.times instanceof FluentNumber ? named.times.value : 1;
    return new FluentNumber(sum * times, { useGrouping: false });
  };
}
