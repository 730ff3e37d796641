/** Somebody's place in a finished game: the winners first, the others by their points. */
export function place(result: { scores: number[]; winners: number[] }, seat: number): number {
  if (result.winners.includes(seat)) return 1;
  const ahead = result.scores.filter((score, s) => result.winners.includes(s) || score > result.scores[seat]);
  return 1 + ahead.length;
}
