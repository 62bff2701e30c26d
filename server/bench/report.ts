import { availableParallelism, cpus } from 'node:os';
import { percentile } from '../harness/percentile';
import type { KindFigures } from './measure-kind';

/** Calls per second, and the processor time of a process per call. */
export interface Pace {
  calls: number;
  cpuMs: number;
}

export interface Throughput {
  what: string;
  overHttp: Pace;
  bare: Pace;
  /** One share per round. */
  shares: number[];
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const count = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

function kindLine({ kind, matches, first, inside, overHttp, bare }: KindFigures): string {
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
    ms(percentile(bare, 0.5)),
    ms(percentile(bare, 0.95)),
  ];
  return `| ${cells.join(' | ')} |`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function throughputLine({ what, overHttp, bare, shares }: Throughput): string {
  const cells = [
    what,
    count(overHttp.calls),
    count(bare.calls),
    `${percent(percentile(shares, 0.5))} (${shares.map(percent).join(', ')})`,
    ms(overHttp.cpuMs),
    ms(bare.cpuMs),
  ];
  return `| ${cells.join(' | ')} |`;
}

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
    '"First asked": p50 and worst inside of requests whose filter the server meets for the first time. "Driver": the same SQL (session and list), nothing else.',
    '',
    '| call | matches | first asked | inside p50 | inside p95 | HTTP p50 | HTTP p95 | driver p50 | driver p95 |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...kinds.map(kindLine),
    '',
    'The share is the median of the rounds in brackets. CPU: processor time of the server, or of the process with the bare driver, for a call.',
    '',
    '| throughput, 32 at once | HTTP a second | driver a second | share | server CPU | driver CPU |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...throughputs.map(throughputLine),
    '',
  ];
}
