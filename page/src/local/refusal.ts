/** A refusal in the words of the server's: a status, the key of a sentence, its parts. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly parts: Record<string, string | number> = {},
    readonly said: string | null = null, // in words already
  ) {
    super(key);
  }
}
