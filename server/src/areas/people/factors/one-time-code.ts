import { CODE_DIGITS } from '@backoffice/contract/factor-values';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Steps before and after the current one that are accepted, for clocks that differ. */
const STEPS_BESIDE = 1;
// The length of the algorithm's hash: RFC 4226.
const SECRET_BYTES = 20;

/** Returns a new secret in base32. */
export const newCodeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the `otpauth:` address of a secret, which authenticator apps read from a QR code. */
export function codeAddress(secret: string, { issuer, username }: { issuer: string; username: string }) {
  return codesOf(secret, { issuer, label: username }).toString();
}

function codesOf(secret: string, names: { issuer?: string; label?: string } = {}) {
  return new TOTP({ ...names, secret, digits: CODE_DIGITS, period: PERIOD_SECONDS, algorithm: 'SHA1' });
}

/** Returns the step of a typed code, within one step of the current time; null for a wrong code. */
export function stepOfCode(secret: string, typed: string): number | null {
  const token = typed.replaceAll(/\s/g, '').normalize('NFKC');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = Date.now();
  const delta = codesOf(secret).validate({ token, window: STEPS_BESIDE, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
