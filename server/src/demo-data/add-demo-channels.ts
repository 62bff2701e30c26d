import type { Services } from '../app/services';
import { seedChannels } from '../channels/seed-channels';

/** Sample channels for every merchant of a database that has no channels. */
export async function addDemoChannels({ pool, keyring }: Pick<Services, 'pool' | 'keyring'>): Promise<void> {
  const { rowCount } = await pool.query('select 1 from channel limit 1');
  if (!rowCount) await seedChannels(pool, keyring);
}
