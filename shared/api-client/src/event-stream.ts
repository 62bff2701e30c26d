import {
  HEARTBEAT_MS,
  type RowsChange,
  type ServerChange,
  type ServerEventName,
} from '@backoffice/contract/server-events';
import { apiAddress, sessionToken } from './api';
import { keyProof } from './key-proof';

/** The silence in ms after which a stream counts as dead; the server sends heartbeats more often. */
const SILENT_MS = 2.4 * HEARTBEAT_MS;

interface Reading {
  /** Called when the stream has started: no later change is missed. Changes before it may have been. */
  onReady(): void;
  onChange(change: ServerChange | RowsChange): void;
  signal: AbortSignal;
}

/** Why a stream ended or did not start. `retryAfterMs` is absent where the server named no wait. */
export interface StreamEnd {
  /** The session has ended, so reconnecting with its token is useless. */
  isSessionOver: boolean;
  retryAfterMs?: number;
}

function take(block: string, { onReady, onChange }: Reading): ServerEventName | undefined {
  const [, event] = /^event: (\w+)$/m.exec(block) ?? [];
  const [, data] = /^data: (.+)$/m.exec(block) ?? [];
  if (event === 'ready') onReady();
  if (event === 'change' && data) onChange(JSON.parse(data) as ServerChange | RowsChange);
  return event as ServerEventName | undefined;
}

/** Reads until the stream ends, the server reports the end of the session, or the connection counts as dead. */
async function readAll(body: ReadableStream<Uint8Array>, reading: Reading): Promise<boolean> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      silence = setTimeout(() => void reader.cancel(), SILENT_MS);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) return false;
      const blocks = (unread + decoder.decode(value, { stream: true })).split('\n\n');
      unread = blocks.pop() ?? '';
      for (const block of blocks) if (take(block, reading) === 'ended') return true;
    }
  } finally {
    clearTimeout(silence);
    reader.cancel().catch(() => {});
  }
}

/**
 * Reads the server's change events until the stream ends. Uses `fetch` because `EventSource` cannot send the token in a header.
 * Never rejects: a failure of the stream is not shown to the user.
 *
 * @param path the stream's path in the API
 */
export async function readEventStream(path: string, reading: Reading): Promise<StreamEnd> {
  try {
    const token = sessionToken();
    const proof = await keyProof('get', path, token);
    const answer = await fetch(apiAddress(path), {
      headers: { Authorization: `Bearer ${token ?? ''}`, Accept: 'text/event-stream', ...proof },
      cache: 'no-store',
      signal: reading.signal,
    });
    if (answer.ok && answer.body) return { isSessionOver: await readAll(answer.body, reading) };
    const seconds = Number(answer.headers.get('Retry-After'));
    return {
      isSessionOver: answer.status === 401,
      ...(seconds > 0 && { retryAfterMs: seconds * 1000 }),
    };
  } catch {
    return { isSessionOver: false };
  }
}
