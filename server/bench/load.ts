import type pg from 'pg';
import { createPool } from '../src/platform/database/create-pool';
import { migrationsFolder, runMigrations } from '../src/platform/database/run-migrations';
import { addChannelTypes } from '../src/areas/channels/types/channel-types.repository';
import { demoChannelTypes, seedChannels } from '../src/samples/channels';
import type { Keyring } from '../src/platform/encryption/keyring';
import { seedMerchants } from '../src/samples/merchants';
import type { SampleOfChannels } from './channel-kinds';

const SAMPLES = 10;

interface Wanted {
  merchants: number;
  channels: number;
}

export interface Loaded extends Wanted {
  /** The numbers of some merchants. */
  numbers: string[];
  sampleOfChannels: SampleOfChannels[];
  server: string;
}

async function countOf(pool: pg.Pool, table: 'merchant' | 'channel'): Promise<number> {
  const { rows } = await pool.query<{ rows: number }>(`select count(*) as rows from ${table}`);
  return rows[0]?.rows ?? 0;
}

function spread(total: number): number[] {
  return Array.from({ length: SAMPLES }, (_, n) => Math.ceil(((n + 0.5) * total) / SAMPLES));
}

/** Loads the wanted number of rows (more if an earlier run loaded more), and returns samples of them. */
export async function load(
  databaseUrl: string,
  wanted: Wanted,
  keyring: Keyring,
  say: (sentence: string) => void,
): Promise<Loaded> {
  await runMigrations(databaseUrl, migrationsFolder);
  const pool = createPool(databaseUrl, { max: 2, statementWithinMs: 0 });
  try {
    const missingMerchants = wanted.merchants - (await countOf(pool, 'merchant'));
    if (missingMerchants > 0) {
      say(`Loading ${missingMerchants} merchants …`);
      await seedMerchants(pool, missingMerchants, keyring);
    }
    await addChannelTypes(pool, demoChannelTypes);
    const missingChannels = wanted.channels - (await countOf(pool, 'channel'));
    if (missingChannels > 0) {
      say(`Loading ${missingChannels} channels …`);
      await seedChannels(pool, keyring, missingChannels);
    }
    // Rows that an API of an installation has long computed: for a million it would compute them for an hour beside the calls.
    await pool.query('update catch_up set done_until = (select max(id) from merchant) where until is null');
    // Writes everything to disk, so that the measurement does not include the loading.
    await pool.query('checkpoint');
    const [merchants, channels] = [await countOf(pool, 'merchant'), await countOf(pool, 'channel')];
    const numbers = await pool.query<{ number: string }>(
      'select merchant_no as number from merchant where id = any($1)',
      [spread(merchants)],
    );
    const sampleOfChannels = await pool.query<SampleOfChannels>(
      'select merchant_no as "merchantNo", merchant_id as "merchantId" from channel where id = any($1)',
      [spread(channels)],
    );
    const version = await pool.query<{ server_version: string }>('show server_version');
    return {
      merchants,
      channels,
      numbers: numbers.rows.map(({ number }) => number),
      sampleOfChannels: sampleOfChannels.rows,
      server: `PostgreSQL ${version.rows[0]?.server_version ?? ''}`,
    };
  } finally {
    await pool.end();
  }
}
