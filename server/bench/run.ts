import { parseArgs } from 'node:util';
import { channelKinds } from './channel-kinds';
import type { ListArea, ListKind } from './list-kind';
import { measureKind } from './measure-kind';
import { AT_ONCE, measureThroughput } from './measure-throughput';
import { merchantKinds } from './merchant-kinds';
import { report } from './report';
import { signInUsers } from './sign-in-users';
import { say, withBench, writeReport } from './with-bench';

const throughputCases: [what: string, area: ListArea, filter: object][] = [
  ['first page with private keys', 'merchant', {}],
  ['200 rows without private keys', 'merchant', { limit: 200 }],
  ['channels: first page with private keys', 'channel', {}],
];

/** The first calls of a process, in which code is compiled. They have no limit. */
const inNewProcess = (kind: ListKind): ListKind => ({
  ...kind,
  name: `in a new process: ${kind.name}`,
  calls: 1_000,
  within: Infinity,
});

const { values } = parseArgs({
  options: {
    merchants: { type: 'string', default: '1000000' },
    channels: { type: 'string', default: '1000000' },
    /** Measures only kinds whose name contains this, without the throughput; `throughput` measures only that. */
    only: { type: 'string', default: '' },
  },
});
const wanted = { merchants: Number(values.merchants), channels: Number(values.channels) };
await withBench(wanted, async ({ api, databaseUrl, loaded, port }) => {
  const kinds = [
    ...merchantKinds(loaded.merchants, loaded.numbers),
    ...channelKinds(loaded.channels, loaded.sampleOfChannels),
  ].filter(({ name }) => name.includes(values.only));
  const tokens = await signInUsers(databaseUrl, AT_ONCE, 'admin');
  const figures = [];
  for (const kind of [...kinds.slice(0, 1).map(inNewProcess), ...kinds]) {
    say(kind.name);
    figures.push(await measureKind(kind, port, tokens[0]!));
  }
  const throughputs = [];
  for (const [what, area, filter] of ['', 'throughput'].includes(values.only) ? throughputCases : []) {
    say(`throughput: ${what}`);
    throughputs.push(await measureThroughput(what, area, filter, api, tokens));
  }
  await writeReport('lists', report(loaded, figures, throughputs));
});
