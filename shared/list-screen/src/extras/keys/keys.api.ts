import { api } from '@backoffice/api-client';
import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import type { RevealedField, RevealedKey } from '@backoffice/contract/key-reveals';

/** A private key of a merchant, or of a channel in one of its fields; with `next` that of the next pair. */
export type KeyAddress = { id: number; state?: 'next' } & (
  | { of: 'merchant' }
  | { of: 'channel'; field: RevealedField }
);

/** Returns a private key, once the server has logged the read with its reason. Shows no failure. */
export async function revealKey({ of, ...address }: KeyAddress, reason: string): Promise<string> {
  const request = { ...address, reason };
  const { privateKey } = await api.post<RevealedKey>(keyRevealPaths[of], request, { quiet: true });
  return privateKey;
}
