import * as z from 'zod/mini';
import { channelSides } from './key-pair-values';

/** SHA-256 of a key's public half (DER, SubjectPublicKeyInfo) in lower-case hexadecimal; equal for both keys of a pair. */
export const fingerprint = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A pair without its private key. A verifier accepts signatures of the current and of former pairs. */
export const keyPair = z.object({
  /** `own`: the pair of a merchant. */
  pair: z.enum(['own', ...channelSides]),
  state: z.enum(['current', 'next', 'former']),
  fingerprint,
  /** Null where only a private key was stored. */
  publicKey: z.nullable(z.string()),
  createdAt: z.string(),
  /** The end of a former pair; null for others. */
  validUntil: z.nullable(z.string()),
});
export type KeyPair = z.infer<typeof keyPair>;
export type PairName = KeyPair['pair'];
