import type { Services } from '../platform/services';
import { seedChannels } from './seed-channels';

// Five for each merchant of the demo; a database that was given many more merchants must not keep the start waiting.
const MOST = 1_000;

/** Sample channels for a database that has none, merchant by merchant. */
export async function addDemoChannels({ pool, keyring }: Pick<Services, 'pool' | 'keyring'>): Promise<void> {
  const { rowCount } = await pool.query('select 1 from channel limit 1');
  if (!rowCount) await seedChannels(pool, keyring, MOST);
}
