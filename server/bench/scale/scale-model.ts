/** The average per kind of call. */
type ByCall = Record<'read' | 'edit' | 'create', number>;

interface ScaleCosts {
  /** Processor time in ms. A create generates a key pair. */
  apiMs: ByCall;
  databaseMs: ByCall;
  /** On disk with indexes; of an edit the row's history, of a read of keys the line in the key log. */
  callBytes: ByCall;
  rowBytes: Record<'merchant' | 'channel' | 'payment', number>;
  /** Resident memory of an API process under load. */
  apiMemoryMb: number;
  /** Memory of one open page's stream in the API. */
  streamMemoryKb: number;
}

/** Measured with 200,000 merchants and channels; edits and bytes per call with 20,000; 27 November 2026, Node 20, PostgreSQL 18. */
export const costs: ScaleCosts = {
  apiMs: { read: 4.2, edit: 2.5, create: 168 },
  databaseMs: { read: 1.6, edit: 2, create: 11.6 },
  callBytes: { read: 270, edit: 1_800, create: 9_000 },
  rowBytes: { merchant: 3_900, channel: 7_600, payment: 490 },
  apiMemoryMb: 173,
  streamMemoryKb: 12,
};

/** The size of an installation. */
interface Installation {
  /** The number of staff working at the same time. */
  staff: number;
  merchants: number;
  channels: number;
  paymentsADay: number;
}

interface Needs {
  callsASecond: number;
  /** Busy processor cores while all are working. */
  apiCores: number;
  databaseCores: number;
  apiProcesses: number;
  apiMemoryGb: number;
  /** Connections to PostgreSQL without a pooler. */
  connections: number;
  /** Disk space for merchants and channels. */
  rowsGb: number;
  /** Disk space added in a year: payments, and the logs of changes and key reads. */
  yearGb: number;
}

/** The average pause in s between two calls of a user, as in `pnpm bench:staff`. */
const SECONDS_BETWEEN_CALLS = 7.5;
const SHARES: ByCall = { read: 0.95, edit: 0.049, create: 0.001 };
/** The planned load of a process, as a share of a core, so that bursts are not delayed. */
const BUSY = 0.5;
/** The default of `DATABASE_CONNECTIONS`, and the connections outside that pool. */
const CONNECTIONS = 25;
const WORK_SECONDS_A_YEAR = 250 * 8 * 3600;
const DAYS_A_YEAR = 365;

/** Computes the resources of an installation. */
function needsOf({ staff, merchants, channels, paymentsADay }: Installation): Needs {
  const callsASecond = staff / SECONDS_BETWEEN_CALLS;
  const aSecond = (byCall: ByCall) =>
    callsASecond * (SHARES.read * byCall.read + SHARES.edit * byCall.edit + SHARES.create * byCall.create);
  const apiCores = aSecond(costs.apiMs) / 1000;
  const apiProcesses = Math.max(1, Math.ceil(apiCores / BUSY));
  const { merchant, channel, payment } = costs.rowBytes;
  return {
    callsASecond,
    apiCores,
    databaseCores: aSecond(costs.databaseMs) / 1000,
    apiProcesses,
    apiMemoryGb: (apiProcesses * costs.apiMemoryMb) / 1024 + (staff * costs.streamMemoryKb) / 1024 ** 2,
    connections: apiProcesses * CONNECTIONS,
    rowsGb: (merchants * merchant + channels * channel) / 1e9,
    yearGb: (paymentsADay * DAYS_A_YEAR * payment + aSecond(costs.callBytes) * WORK_SECONDS_A_YEAR) / 1e9,
  };
}

const TODAY: Installation = { staff: 50, merchants: 20_000, channels: 40_000, paymentsADay: 20_000 };

/** The table in `docs/scale.md`: an installation of the current size, and of 10, 100 and 1,000 times as much. */
export function scaleTable(): string[] {
  const columns = [1, 10, 100, 1000].map((times) => {
    const installation = Object.fromEntries(
      Object.entries(TODAY).map(([what, count]) => [what, count * times]),
    ) as unknown as Installation;
    return { ...installation, ...needsOf(installation) };
  });
  const row = (title: string, of: keyof (typeof columns)[number], digits = 0) =>
    `| ${[title, ...columns.map((column) => column[of].toLocaleString('en-US', { maximumFractionDigits: digits }))].join(' | ')} |`;
  return [
    row('staff at work', 'staff'),
    row('merchants', 'merchants'),
    row('channels', 'channels'),
    row('payments a day', 'paymentsADay'),
    row('calls a second', 'callsASecond'),
    row('API: busy cores', 'apiCores', 2),
    row('API: processes', 'apiProcesses'),
    row('API: memory, GB', 'apiMemoryGb', 1),
    row('PostgreSQL: busy cores', 'databaseCores', 2),
    row('PostgreSQL: connections', 'connections'),
    row('disk for merchants and channels, GB', 'rowsGb', 1),
    row('disk for a year of work, GB', 'yearGb'),
  ];
}
