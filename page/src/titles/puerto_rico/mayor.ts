/**
 * A mayor's draft: who works where, edited freely and sent as one. The engine tells which places there are and how many
 * colonists they must take; it also finds out which of the answers its rules ask for.
 */
import type { Schemas } from '../../api/client';

export type Place = Schemas['PuertoRicoPlace'];
export type Staffing = Schemas['PuertoRicoStaffing'];
export type Draft = Record<string, number>;

/** Colonists who have no place yet in the draft. */
export const unplaced = (staffing: Staffing, draft: Draft): number =>
  staffing.places.reduce((left, p) => left - (draft[p.place] ?? p.fixed) + p.fixed, staffing.colonists);

/** One answer for each place, or null where the draft is not complete. */
export function answers(staffing: Staffing, draft: Draft): string[] | null {
  if (unplaced(staffing, draft) !== 0) return null;
  return staffing.places.map((p) => `staff ${p.place} ${draft[p.place] ?? p.fixed}`);
}

/** A beginning: colonists return to where they worked, then go where they are of use, then anywhere. */
export function beginning(staffing: Staffing, before: Draft): Draft {
  const draft: Draft = Object.fromEntries(staffing.places.map((p) => [p.place, p.fixed]));
  let left = staffing.colonists;
  const raise = (p: Place, to: number) => {
    const more = Math.max(0, Math.min(to - draft[p.place], left));
    draft[p.place] += more;
    left -= more;
  };
  for (const p of staffing.places) raise(p, Math.min(p.circles, before[p.place] ?? 0));
  for (const p of staffing.places) raise(p, p.useful);
  for (const p of staffing.places) raise(p, p.circles);
  return draft;
}
