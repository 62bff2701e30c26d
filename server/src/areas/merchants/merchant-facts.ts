import type { Merchant } from '@backoffice/contract';
import { keyFingerprint } from '../../platform/encryption/key-fingerprint';

/** What a merchant's history tells: all that can be read of it, its key as a fingerprint. */
export function merchantFacts({ id: _id, createdAt: _created, updatedAt: _updated, ...merchant }: Merchant) {
  const { privateKey = '', ...facts } = merchant;
  return { ...facts, privateKey: keyFingerprint(privateKey)?.toString('hex') ?? null };
}
