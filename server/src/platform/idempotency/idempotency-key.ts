import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from '../http/http-error';

const VALID = /^[\x21-\x7e]{1,128}$/;

/** @throws HttpError 400 when the header is there and is not a key */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && VALID.test(key)) return key;
  const message = 'Must be 1 to 128 visible ASCII characters';
  throw new HttpError(400, `Idempotency-Key: ${message}`, { errors: [{ path: 'Idempotency-Key', message }] });
}
