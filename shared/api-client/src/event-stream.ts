import {
  HEARTBEAT_MS,
  type RowsChange,
  type ServerChange,
  type ServerEventName,
} from '@backoffice/contract/server-events';
import { apiAddress, sessionToken } from './api';

/** So long a stream that lives is never silent. */
const SILENT_MS = 2.4 * HEARTBEAT_MS;

interface Reading {
  /** From here on nothing is missed; what came before may have been. */
  onReady(): void;
  onChange(change: ServerChange | RowsChange): void;
  signal: AbortSignal;
}

/** Why a stream is over, or was never there. Without `retryAfterMs` the server did not say when to come again. */
export interface StreamEnd {
  /** The session is over: coming again with its token is of no use. */
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

/** Reads until the end, the server's word that the session is over, or a silence that only a dead connection has. */
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
 * Reads what the server tells of changes, until that ends for whatever reason. The token goes in a header, which `EventSource` can't
 * send; a failure is no failure of the page, so it is told nowhere.
 *
 * @param path of the stream
 */
export async function readEventStream(path: string, reading: Reading): Promise<StreamEnd> {
  try {
    const answer = await fetch(apiAddress(path), {
      headers: { Authorization: `Bearer ${sessionToken() ?? ''}`, Accept: 'text/event-stream' },
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
