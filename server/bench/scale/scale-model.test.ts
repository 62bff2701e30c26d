import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { addChannelTypes } from '../../src/areas/channels/types/channel-types.repository';
import { createKeyring } from '../../src/platform/encryption/keyring';
import { demoChannelTypes, seedChannels } from '../../src/samples/channels';
import { seedMerchants } from '../../src/samples/merchants';
import { seedTransactions } from '../../src/samples/transactions';
import { useTestPool } from '../../src/testing/use-test-pool';
import { costs, scaleTable } from './scale-model';

let pool: pg.Pool;
useTestPool((opened) => (pool = opened));

const ROWS = 3_000;

/** Bytes on disk by table, with indexes and TOAST. */
async function tableSizes(): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ table: string; bytes: number }>(
    `select relname as table, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ table, bytes }) => [table, bytes]));
}

test('rows need about the disk space in the model', async () => {
  const keyring = createKeyring(Buffer.alloc(32, 7).toString('base64'));
  const empty = await tableSizes();
  await addChannelTypes(pool, demoChannelTypes);
  await seedMerchants(pool, ROWS, keyring);
  await seedChannels(pool, keyring, ROWS);
  await seedTransactions(pool, ROWS);
  const sizes = await tableSizes();
  const ofRow = (...tables: string[]) =>
    tables.reduce((sum, table) => sum + (sizes.get(table)! - empty.get(table)!) / ROWS, 0);
  const found = {
    merchant: ofRow('merchant', 'merchant_detail', 'merchant_change'),
    channel: ofRow('channel', 'channel_detail', 'channel_change'),
    payment: ofRow('payment_transaction'),
  };
  const off = Object.entries(costs.rowBytes)
    .map(([what, bytes]) => ({ what, times: found[what as keyof typeof found] / bytes }))
    // Ignores tables of few rows, whose pages are half empty.
    .filter(({ times }) => times < 0.7 || times > 1.5);
  expect(off).toEqual([]);
});

test('the page on sizes has the table of the model', () => {
  const page = readFileSync(`${import.meta.dirname}/../../../docs/scale.md`, 'utf8');
  const cells = (line: string) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .join('|');
  const shown = page.split('\n').map(cells);
  expect(
    scaleTable()
      .map(cells)
      .filter((line) => !shown.includes(line)),
  ).toEqual([]);
});
