import type pg from 'pg';
import { parseArgs } from 'node:util';
import { addChannelTypes, listChannelOptions } from '../../areas/channels/types/channel-types.repository';
import { demoChannelTypes, seedChannels } from '../../samples/channels';
import { withPool } from '../../platform/database/create-pool';
import type { Keyring } from '../../platform/encryption/keyring';
import { openKeyring } from '../../platform/encryption/open-keyring';
import { seedTransactions } from '../../samples/transactions';
import { seedMerchants } from '../../samples/merchants';
import { parseSettings } from '../../platform/settings/settings';

const USAGE =
  'Say how many: seed --merchants <number>, --channels <number>, --transactions <number>, each up to 99999999.';

function numberOf(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new Error(USAGE);
  return Number(text);
}

async function seedAll(
  pool: pg.Pool,
  keyring: Keyring,
  { merchants, channels, transactions }: Record<'merchants' | 'channels' | 'transactions', number>,
): Promise<string> {
  const sentences = [];
  if (merchants > 0) {
    await seedMerchants(pool, merchants, keyring);
    sentences.push(`Added ${merchants} merchants.`);
  }
  if (channels > 0) {
    if ((await listChannelOptions(pool)).length === 0) await addChannelTypes(pool, demoChannelTypes);
    const added = await seedChannels(pool, keyring, channels);
    sentences.push(`Added ${added} channels.`);
    if (added < channels) sentences.push('Every merchant has channels now.');
  }
  if (transactions > 0) {
    await seedTransactions(pool, transactions);
    sentences.push(`Added ${transactions} transactions.`);
  }
  return sentences.join(' ');
}

/** `cli seed`: adds sample merchants, sample channels for merchants without any, and transactions of these. */
export async function seed(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      merchants: { type: 'string' },
      channels: { type: 'string' },
      transactions: { type: 'string' },
    },
  });
  const counts = {
    merchants: numberOf(values.merchants),
    channels: numberOf(values.channels),
    transactions: numberOf(values.transactions),
  };
  if (Object.values(counts).every((count) => count === 0)) throw new Error(USAGE);
  const settings = parseSettings(env);
  // A large seed has statements that exceed the time limit of calls.
  const options = { max: 4, statementWithinMs: 0 };
  return withPool(settings.ownerUrl, (pool) => seedAll(pool, openKeyring(settings, pool), counts), options);
}
