import { availableParallelism, loadavg } from 'node:os';
import { percentile } from '../../harness/percentile';
import type { Findings, Memory } from './findings';

interface Result {
  findings: Findings;
  /** The number of rows by table. */
  before: ReadonlyMap<string, number>;
  after: ReadonlyMap<string, number>;
  /** The number of documented calls, and those that were never accepted. */
  operations: number;
  missed: readonly string[];
}

/** A table of the run's answers and findings. */
export function fuzzReport(seed: number, { findings, before, after, operations, missed }: Result): string {
  const { calls, counts, statuses, times, memory } = findings;
  const figures = (which: keyof Memory) => memory.map((one) => one[which].toFixed(0)).join(', ');
  const answers = [...statuses].toSorted(([one], [other]) => one - other);
  const grown = [...after].filter(([name, rows]) => rows !== (before.get(name) ?? 0));
  return [
    `# ${calls} fuzzed calls, seed ${seed}`,
    '',
    `Node ${process.version}, ${availableParallelism()} processors, load ${loadavg()[0]!.toFixed(1)}, ${new Date().toISOString()}.`,
    '',
    '| | |',
    '| --- | ---: |',
    `| answers by status (0: the connection ended without one) | ${answers.map(([status, count]) => `${status}: ${count}`).join(', ')} |`,
    `| 5xx | ${counts.failed} |`,
    `| over 5 s | ${counts.slow} |`,
    `| p50, p99 and longest, ms | ${[0.5, 0.99, 1]
      .map((share) => percentile(times, share))
      .map((ms) => ms.toFixed(0))
      .join(', ')} |`,
    `| accepted | ${counts.accepted} |`,
    `| calls of the document that were accepted | ${operations - missed.length} of ${operations}${missed.length > 0 ? `, all but ${missed.join(', ')}` : ''} |`,
    `| rows written by refused calls | ${counts.writtenByRefused} |`,
    `| times that the refused ones were made again alone, of these without a meaning | ${counts.windows}, ${counts.voidWindows} |`,
    `| rows that the accepted ones wrote | ${grown.map(([name, rows]) => `${name} ${rows - (before.get(name) ?? 0)}`).join(', ')} |`,
    `| memory without garbage after the warm-up and at the end, MB: resident; held | ${figures('resident')}; ${figures('held')}${findings.isMemoryFlat() ? '' : ' **grows**'} |`,
    '',
    ...findings.problems.map((problem) => `- ${problem}`),
  ].join('\n');
}
