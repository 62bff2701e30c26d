/** A read of the API, as it is sent. */
export interface Read {
  method: string;
  /** With its query. */
  path: string;
  /** JSON. */
  body?: string;
}

export interface EarlyCall {
  requestId: string;
  response: Promise<Response>;
}

declare global {
  /** The reads that the head of the page has sent, before this code was loaded. */
  var earlyCalls: { token: string; calls: Map<string, EarlyCall> } | undefined;
}

export const keyOfRead = ({ method, path, body = '' }: Read): string => `${method} ${path} ${body}`;

/** Takes the call that was sent early for the same read by the same session; each can be taken once. */
export function takeEarlyCall(read: Read, token: string | null): EarlyCall | undefined {
  const { earlyCalls } = globalThis;
  const key = keyOfRead(read);
  const call = earlyCalls?.token === token ? earlyCalls.calls.get(key) : undefined;
  earlyCalls?.calls.delete(key);
  return call;
}

let recorded: Read[] | null = null;

/** Records the reads that are sent from now on. @returns stops recording, and returns them */
export function recordReads(): () => Read[] {
  const own: Read[] = [];
  recorded = own;
  return () => {
    recorded = null;
    return own;
  };
}

export function noteRead(read: Read): void {
  recorded?.push(read);
}
