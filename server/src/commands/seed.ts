import { parseArgs } from 'node:util';
import { createPool } from '../database/create-pool';
import { createKeyring } from '../encryption/keyring';
import { seedMerchants } from '../merchants/seed-merchants';
import { parseSettings } from '../settings/settings';

/** `cli seed --merchants <number>`: adds that many sample merchants. */
export async function seed(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values } = parseArgs({ args, options: { merchants: { type: 'string' } } });
  if (!/^[1-9]\d{0,7}$/.test(values.merchants ?? '')) {
    throw new Error('Say how many: seed --merchants <number>, up to 99999999.');
  }
  const merchants = Number(values.merchants);
  const { databaseUrl, keyEncryptionKey } = parseSettings(env);
  // A large seed has statements that take longer than any call may.
  const pool = createPool(databaseUrl, { max: 4, statementWithinMs: 0 });
  try {
    await seedMerchants(pool, merchants, createKeyring(keyEncryptionKey));
  } finally {
    await pool.end();
  }
  return `Added ${merchants} merchants.`;
}
