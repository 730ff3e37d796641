/** The law cards: what is printed on them, and what the engine says they mean for a seat. */
import { box, type BoardView, type Category } from './box';

/** What is printed on a tax: pesos, or pesos for each building, or for so many points. */
export function taxCard(statute: string): { pesos: number; per: 'building' | 'points' | null; points: number } {
  const law = statute === 'tax_start' ? box().start_laws.tax : box().taxes[statute];
  if (law.pesos_per_building) return { pesos: law.pesos_per_building, per: 'building', points: 0 };
  if (law.pesos_per_points) return { pesos: law.pesos_per_points, per: 'points', points: law.points ?? 1 };
  return { pesos: law.pesos ?? 0, per: null, points: 0 };
}

/** What is printed on a duty: pieces by name or kind, and how often the tax is paid again. */
export function dutyCard(statute: string): { pieces: [string, number][]; taxes: number } {
  const { taxes = 0, ...pieces } = statute === 'duty_start' ? box().start_laws.duty : box().duties[statute];
  return { pieces: Object.entries(pieces) as [string, number][], taxes };
}

/** The points that a subsidy pays for each of what it counts. */
export function subsidyPoints(statute: string): number {
  const law: Record<string, number> = box().subsidies[statute];
  return law.points ?? Object.entries(law).find(([what]) => what.startsWith('points_per_'))?.[1] ?? 0;
}

export interface Meaning {
  key: string; // of the words: pay, short, ready, lacking, get
  n: number;
  good: boolean;
}

/** The facts of a law for a seat, in force or as a bill. */
export function meaning(b: BoardView, category: Category, inForce: boolean): Meaning | null {
  if (category === 'other') return null;
  const of = { tax: 'tax', duty: 'duty_ready', subsidy: 'subsidy' } as const;
  const fact = inForce ? of[category] : (`bill_${of[category]}` as const);
  const n = Number(b[fact]);
  const { pesos } = b;
  if (category === 'tax') return { key: n <= pesos ? 'pay' : 'short', n: n <= pesos ? n : n - pesos, good: n <= pesos };
  if (category === 'duty') return { key: n ? 'ready' : 'lacking', n: 0, good: n > 0 };
  return { key: 'get', n, good: n > 0 };
}
