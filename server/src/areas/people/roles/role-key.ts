import { randomBytes } from 'node:crypto';
import { ROLE_KEY_MAX } from '@backoffice/contract';

const SUFFIX_BYTES = 3;

/** A key for a new role, told from its name where that has Latin letters; never the same twice. */
export function roleKeyOf(name: string): string {
  const suffix = `-${randomBytes(SUFFIX_BYTES).toString('hex')}`;
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, ROLE_KEY_MAX - suffix.length)
    .replace(/-+$/, '');
  return (plain || 'role') + suffix;
}
