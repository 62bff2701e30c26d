import { availableParallelism, cpus } from 'node:os';
import { percentile } from '../harness/percentile';
import type { KindFigures } from './measure-kind';

export interface Throughput {
  what: string;
  /** Calls per second, one number per round. */
  calls: number[];
  /** The processor time of the server per call. */
  cpuMs: number;
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const count = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

function kindLine({ kind, matches, first, inside, overHttp }: KindFigures): string {
  const [min, max] = matches;
  const p95 = percentile(inside, 0.95);
  const cells = [
    kind.name,
    min === max ? count(max) : `${count(min)} to ${count(max)}`,
    `${ms(percentile(first, 0.5))}, ${ms(Math.max(...first))}`,
    ms(percentile(inside, 0.5)),
    `${ms(p95)} ${p95 < kind.within ? '' : `**> ${kind.within}**`}`.trim(),
    ms(percentile(overHttp, 0.5)),
    ms(percentile(overHttp, 0.95)),
  ];
  return `| ${cells.join(' | ')} |`;
}

const throughputLine = ({ what, calls, cpuMs }: Throughput) =>
  `| ${what} | ${count(percentile(calls, 0.5))} (${calls.map(count).join(', ')}) | ${ms(cpuMs)} |`;

/** The results as Markdown; times in ms. */
export function report(
  { merchants, channels, server }: { merchants: number; channels: number; server: string },
  kinds: KindFigures[],
  throughputs: Throughput[],
): string[] {
  return [
    `# List calls at ${count(merchants)} merchants and ${count(channels)} channels`,
    '',
    `${server}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString()}.`,
    'Times in ms. "Inside": from the request\'s first hook to the text of the answer, session check and decryption included.',
    '"First asked": p50 and worst inside of requests whose filter the server meets for the first time.',
    '',
    '| call | matches | first asked | inside p50 | inside p95 | HTTP p50 | HTTP p95 |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...kinds.map(kindLine),
    '',
    'Calls a second: the median of the rounds in brackets. CPU: processor time of the server for a call.',
    '',
    '| throughput, 32 at once | calls a second | CPU |',
    '| --- | ---: | ---: |',
    ...throughputs.map(throughputLine),
    '',
  ];
}
