/** Choices that differ in a number alone are one choice with a number, where they are more than a few. */
import type { Legal } from '../api/client';

const FEW = 4;
const COUNT = / (\d+)$/;

export function gather(choices: Legal[]): Legal[][] {
  const kin = new Map<string, Legal[]>();
  for (const l of choices) {
    const key = l.notation.replace(COUNT, ' #');
    kin.set(key, [...(kin.get(key) ?? []), l]);
  }
  const count = (l: Legal) => Number(COUNT.exec(l.notation)?.[1] ?? 0);
  const many = (l: Legal) => kin.get(l.notation.replace(COUNT, ' #'))!;
  return choices.flatMap((l) => {
    const list = many(l);
    if (list.length <= FEW) return [[l]];
    return list[0] === l ? [[...list].sort((a, b) => count(a) - count(b))] : [];
  });
}
