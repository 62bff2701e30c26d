import { type EarlyCall, keyOfRead, newIdempotencyKey, type Read } from '@backoffice/api-client/early-calls';
import { apiPaths } from '@backoffice/contract';
import { isBoundToken } from '@backoffice/contract/session-keys';
import { storedToken } from '@backoffice/session/stored-token';
import { apiBase, currentAddress, pageQuery } from '../addresses';
import { rememberedReads } from './remembered-reads';

function send({ method, path, body }: Read, token: string): EarlyCall {
  const requestId = newIdempotencyKey();
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Request-Id': requestId,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const response = fetch(apiBase() + path, {
    method: method.toUpperCase(),
    headers,
    ...(body !== undefined && { body }),
  });
  // The code that takes the call sends it again.
  response.catch(() => {});
  return { requestId, response };
}

/**
 * Sends reads before the code that makes them has run; those that are already sent are left out. Sends none of a session that is
 * bound to a key, by which the API client signs each call.
 */
export function sendEarly(reads: readonly Read[], token: string): void {
  if (isBoundToken(token)) return;
  const { earlyCalls } = globalThis;
  const calls = earlyCalls?.token === token ? earlyCalls.calls : new Map<string, EarlyCall>();
  for (const read of reads) {
    const key = keyOfRead(read);
    if (!calls.has(key)) calls.set(key, send(read, token));
  }
  globalThis.earlyCalls = { token, calls };
}

/**
 * Sends the calls that the page of a signed-in user needs, from the document's head. The API client takes their answers when the
 * app has been loaded and makes the same calls. The gateway puts this script into the page, so that it runs before the app's code has arrived.
 */
export function sendEarlyCalls(): void {
  const token = storedToken();
  if (!token) return;
  const address = currentAddress();
  const reads: Read[] = [
    ...[apiPaths.userInfo, apiPaths.routes, apiPaths.remotes + pageQuery(address)].map((path) => ({
      method: 'get',
      path,
    })),
    ...rememberedReads(address, token),
  ];
  sendEarly(reads, token);
}
