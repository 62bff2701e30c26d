import { createHash } from 'node:crypto';

/** What makes a repeated create recognisable. */
export interface CreateKey {
  caller: string;
  key: string;
  requestHash: Buffer;
}

/** @param request after parsing, so that it does not matter how it was written */
export function createKeyOf(caller: number, key: string, request: object): CreateKey {
  // Entries in one order, whatever the order in the request.
  const content = JSON.stringify(Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { caller: String(caller), key, requestHash: createHash('sha256').update(content).digest() };
}
