/** The text whose SHA-256 the server promised before the game. */
export function promised(seed: string, table: string): string {
  return `${seed}:${table}`;
}

/** Whether a seed is the one that was promised; null: this browser cannot say, it computes hashes over https alone. */
export async function kept(seed: string, table: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(promised(seed, table)));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
