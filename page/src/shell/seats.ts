export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon'];

/** Whether a person’s seat is free and no bot plays it: until everyone has come the game waits. */
export function vacant(table: { seats: { taken: boolean; stand_in: string | null }[] }): boolean {
  return table.seats.some((s) => !s.taken && !s.stand_in);
}
