import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Machine } from './machines';

const EVERY_MS = 100;
const CONNECT_WITHIN_MS = 2_000;

interface Witnessed {
  machine: number;
  number: number;
  /** PostgreSQL starts a new timeline when a replica becomes the primary. */
  timeline: string;
  begun: number;
  acknowledged: number;
}

export const TABLE = `create table witnessed (machine int, number int, primary key (machine, number));
  grant select on witnessed to backoffice_api`;

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const READ_ONLY = '25006';

function unlessReplica(error: unknown): void {
  if ((error as { code?: unknown }).code !== READ_ONLY) throw error;
}

/**
 * Starts a client at each machine that writes to its PostgreSQL whenever possible, bypassing HAProxy and all cuts. The
 * acknowledged writes show which machine was a primary, and when.
 */
export function startWitnesses(machines: readonly Machine[], url: (host: string) => string) {
  const seen: Witnessed[] = [];
  let isOver = false;

  async function write(client: pg.Client, machine: number, number: number): Promise<void> {
    const begun = Date.now();
    const { rows } = await client.query<{ timeline: string }>(
      'insert into witnessed values ($1, $2) returning substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline',
      [machine, number],
    );
    seen.push({ machine, number, timeline: rows[0]!.timeline, begun, acknowledged: Date.now() });
  }

  async function watch({ number: machine, console }: Machine): Promise<void> {
    let number = 0;
    while (!isOver) {
      const client = new pg.Client({
        connectionString: url(console),
        connectionTimeoutMillis: CONNECT_WITHIN_MS,
      });
      client.on('error', () => {});
      try {
        await client.connect();
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- it ends while this waits
        while (!isOver) {
          await write(client, machine, number++).catch(unlessReplica);
          await pause(EVERY_MS);
        }
      } catch {
        await pause(EVERY_MS);
      } finally {
        client.end().catch(() => {});
      }
    }
  }

  const all = Promise.all(machines.map(watch));
  return {
    stop: async () => {
      isOver = true;
      await all;
    },
    /** @returns the times with two primaries, and acknowledged writes that are lost */
    async problems(owner: pg.ClientBase): Promise<string[]> {
      const terms = new Map<string, { from: number; to: number }>();
      for (const { machine, timeline, begun, acknowledged } of seen) {
        const name = `Machine ${machine} in timeline ${timeline}`;
        // The commit happened between the two times.
        terms.set(name, { from: terms.get(name)?.from ?? acknowledged, to: begun });
      }
      const overlaps = [...terms].flatMap(([name, one], n) =>
        [...terms]
          .slice(n + 1)
          .filter(([, other]) => one.from < other.to && other.from < one.to)
          .map(([other]) => `${name} and ${other} both acknowledged writes.`),
      );
      const { rows } = await owner.query<{ machine: number; number: number }>('select * from witnessed');
      const kept = new Set(rows.map(({ machine, number }) => `${machine} ${number}`));
      const lost = seen.filter(({ machine, number }) => !kept.has(`${machine} ${number}`));
      return [
        ...overlaps,
        ...(lost.length ? [`${lost.length} acknowledged writes of witnesses are lost.`] : []),
      ];
    },
    terms: () => new Set(seen.map(({ timeline }) => timeline)).size,
    count: () => seen.length,
  };
}
