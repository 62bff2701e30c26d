import { createHmac } from 'node:crypto';
import { devPassText } from '@backoffice/contract';

interface Allowed {
  origin: string;
  /** The end of the override. */
  until: string;
  tokenHash: Buffer;
}

/**
 * Signs a pass with which a gateway that has the same key permits the session's page to load scripts from a development server.
 *
 * @param key null when no gateway requires a pass
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
