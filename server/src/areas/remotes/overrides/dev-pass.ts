import { createHmac } from 'node:crypto';
import { devPassText } from '@backoffice/contract';

interface Allowed {
  origin: string;
  /** When the override ends. */
  until: string;
  tokenHash: Buffer;
}

/**
 * By it a gateway that has the same key lets the session's page take scripts from a development server.
 *
 * @param key null: there is no gateway that asks for one
 */
export function devPass(
  key: string | null,
  { origin, until, tokenHash }: Allowed,
): { pass: string } | undefined {
  if (!key) return undefined;
  const seconds = Math.floor(Date.parse(until) / 1000);
  const text = devPassText(origin, seconds, tokenHash.toString('base64url'));
  return { pass: `${seconds}~${createHmac('sha256', key).update(text).digest('base64url')}` };
}
