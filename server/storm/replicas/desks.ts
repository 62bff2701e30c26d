import { randomInt } from 'node:crypto';
import { callsAs, signIn } from '../../harness/call';
import { DEMO_ADMINISTRATOR, type Installation, KEY, startInstallation } from '../../harness/installation';
import { startInstalledServer } from '../../harness/installed-server';
import { withPool } from '../../src/platform/database/create-pool';
import { createKeyring } from '../../src/platform/encryption/keyring';
import { seedMerchants } from '../../src/samples/merchants';

const APIS = 3;
const REPLICAS = 2;

/** A clerk, and the merchants that only this clerk writes. */
export interface Desk {
  name: string;
  ids: number[];
  /** Sends a call to any of the APIs. */
  call: ReturnType<typeof callsAs>;
}

/** Starts API processes over a primary and streaming replicas. */
export const startReplicated = () =>
  startInstallation({
    apis: APIS,
    startDatabase: () => startInstalledServer({ replicas: REPLICAS }),
    env: { DEMO_DATA: 'on', LOG_LEVEL: 'info' },
  });

/** All rows of a merchant are named after its desk, so that the clerk knows their totals. */
export async function makeDesks(
  { apis, ask, database }: Installation,
  count: number,
  rowsEach: number,
): Promise<Desk[]> {
  const names = Array.from({ length: count }, (_, desk) => `desk${String(desk).padStart(3, '0')}`);
  await withPool(
    database.url,
    async (pool) => {
      await seedMerchants(pool, count * rowsEach, createKeyring(KEY, []));
      await pool.query(
        `update merchant set merchant_name = desk.name || ' ' || id, name_folded = desk.name || ' ' || id, status = 'active'
         from unnest($1::text[]) with ordinality desk (name, ordinal) where id % $2 = ordinal - 1`,
        [names, count],
      );
      await pool.query(
        `insert into app_user (username, password_hash, role_key)
         select name, password_hash, role_key from app_user, unnest($1::text[]) name where username = 'admin'`,
        [names],
      );
      await pool.query('analyze');
    },
    // A busy machine needs time to fill the tables.
    { statementWithinMs: 0 },
  );
  const desks: Desk[] = [];
  for (const name of names) {
    const clerk = await signIn(apis[0]!.port()!, { ...DEMO_ADMINISTRATOR, username: name });
    const rows = await ask<{ id: number }>(
      'select id::int from merchant where merchant_name like $1 order by id',
      [`${name} %`],
    );
    const call = callsAs(() => apis[randomInt(APIS)]!.port()!, clerk);
    desks.push({ name, call, ids: rows.map(({ id }) => id) });
  }
  return desks;
}
