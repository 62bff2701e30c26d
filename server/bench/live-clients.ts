import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { liveLists } from '@backoffice/contract/live-lists';
import type { RowsChange } from '@backoffice/contract/server-events';
import { callFor, openStreams, type Reader } from './event-readers';

// The clients of `live.ts`, in processes of their own: callers, whose times are measured, and pages, which make the load.

// As pages read; see keep-rows-true.ts of list-screen.
const GATHER_MS = 300;
const LATEST_MS = 700;
const PAUSE_MS = 1000;
/** Pages have machines of their own: here they come after those whose times are measured. */
const PAGES_NICE = 5;

const ROWS_PATH = liveLists.channelTypes.split(' ')[1]!;

export interface Work {
  /** Of the API processes; pages are at the first of them, calls are made to each. */
  ports: [number, ...number[]];
  readers: Reader[];
  /** The rows that each page shows; undefined: only calls are made, for so many seconds. */
  shown?: number[][];
  seconds: number;
}

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

const readRows = (port: number, { token }: Reader, ids: readonly number[]) =>
  fetch(`http://127.0.0.1:${port}${ROWS_PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  });

/** A page that shows some rows, and reads what it is told of them. */
function watch(
  stream: IncomingMessage,
  { port, reader, shown }: { port: number; reader: Reader; shown: Set<number> },
  figures: PagesFigures,
): void {
  let pending = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let lastReadAt = -Infinity;
  const see = (rows: readonly Row[]) => {
    const now = Date.now();
    for (const { updatedAt } of rows) figures.seen.push(now - Date.parse(updatedAt));
  };
  async function read(): Promise<void> {
    timer = undefined;
    const ids = [...pending];
    pending = new Set();
    lastReadAt = performance.now();
    const answer = await readRows(port, reader, ids).catch(() => null);
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

async function showPages({ ports, readers, shown }: Work & { shown: number[][] }): Promise<PagesFigures> {
  setPriority(PAGES_NICE);
  const [port] = ports;
  const figures: PagesFigures = { events: 0, reads: 0, seen: [] };
  const streams = await openStreams(port, readers);
  for (const [at, stream] of streams.entries())
    watch(stream, { port, reader: readers[at]!, shown: new Set(shown[at]) }, figures);
  // As pages do when they are opened.
  for (const [at, reader] of readers.entries())
    if (shown[at]!.length > 0) await (await readRows(port, reader, shown[at]!)).arrayBuffer();
  process.send!('ready');
  await once(process, 'message');
  return figures;
}

/** How long calls take, of each process. */
async function makeCalls({ ports, readers, seconds }: Work): Promise<number[][]> {
  const until = performance.now() + seconds * 1000;
  const callsTo = (port: number) => Promise.all(readers.map(({ token }) => callFor(port, token, until)));
  return (await Promise.all(ports.map(callsTo))).map((times) => times.flat());
}

const [work] = (await once(process, 'message')) as [Work];
const { shown } = work;
process.send!(shown ? await showPages({ ...work, shown }) : await makeCalls(work), () => process.exit());
