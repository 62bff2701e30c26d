import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { liveLists } from '@backoffice/contract/live-lists';
import type { RowsChange } from '@backoffice/contract/server-events';
import type { Reader } from './event-readers';

// As pages read; see keep-rows-true.ts of list-screen.
const GATHER_MS = 300;
const LATEST_MS = 700;
const PAUSE_MS = 1000;

const ROWS_PATH = liveLists.channelTypes.split(' ')[1]!;

export interface PagesFigures {
  events: number;
  reads: number;
  /** From a row's write until a page has it, in ms. */
  seen: number[];
}

interface Row {
  id: number;
  updatedAt: string;
}

export const readRows = (port: number, { token }: Reader, ids: readonly number[]) =>
  fetch(`http://127.0.0.1:${port}${ROWS_PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  });

/** A page that shows some rows, and reads what it is told of them, by each of the processes in turn. */
export function watch(
  stream: IncomingMessage,
  { ports, reader, shown }: { ports: readonly number[]; reader: Reader; shown: ReadonlySet<number> },
  figures: PagesFigures,
): void {
  let pending = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let lastReadAt = -Infinity;
  let turn = 0;
  const see = (rows: readonly Row[]) => {
    const now = Date.now();
    for (const { updatedAt } of rows) figures.seen.push(now - Date.parse(updatedAt));
  };
  async function read(): Promise<void> {
    timer = undefined;
    const ids = [...pending];
    pending = new Set();
    lastReadAt = performance.now();
    const answer = await readRows(ports[(turn += 1) % ports.length]!, reader, ids).catch(() => null);
    // Such as on a kept connection that the server has just closed: as a page does, it asks again.
    if (answer?.status !== 200) {
      pending = new Set([...ids, ...pending]);
      timer ??= setTimeout(() => void read(), PAUSE_MS);
      return;
    }
    const { data } = (await answer.json()) as { data: { items: Row[] } };
    figures.reads += 1;
    see(data.items);
  }
  let unread = '';
  stream.on('data', (text: string) => {
    const blocks = (unread + text).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, data] = /^data: (\{"topic":"rows".+)$/m.exec(block) ?? [];
      if (!data) continue;
      figures.events += 1;
      const { changed, readers, rows } = JSON.parse(data) as Omit<RowsChange, 'rows'> & { rows?: Row[] };
      see((rows ?? []).filter(({ id }) => shown.has(id)));
      for (const id of changed) if (!rows && shown.has(id)) pending.add(id);
      if (pending.size === 0) continue;
      const delay = GATHER_MS + Math.random() * Math.min(readers, LATEST_MS);
      timer ??= setTimeout(() => void read(), Math.max(delay, lastReadAt + PAUSE_MS - performance.now()));
    }
  });
}
