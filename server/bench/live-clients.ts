import { once } from 'node:events';
import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { callFor, openStreams, type Reader } from './event-readers';
import { type PagesFigures, readRows, watch } from './live-page';

// The clients of `live.ts`, in processes of their own: callers, whose times are measured, and pages, which make the load.

/** Pages have machines of their own: here they come after those whose times are measured. */
const PAGES_NICE = 5;

export interface Work {
  /** Of the API processes; pages are at the first of them, calls are made to each. */
  ports: [number, ...number[]];
  readers: Reader[];
  /** The rows that each page shows; undefined: only calls are made, for so many seconds. */
  shown?: number[][];
  seconds: number;
}

async function showPages({ ports, readers, shown }: Work & { shown: number[][] }): Promise<PagesFigures> {
  setPriority(PAGES_NICE);
  const [port] = ports;
  const figures: PagesFigures = { events: 0, reads: 0, seen: [] };
  const streams = await openStreams(port, readers);
  for (const [at, stream] of streams.entries())
    watch(stream, { ports: [port], reader: readers[at]!, shown: new Set(shown[at]) }, figures);
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
