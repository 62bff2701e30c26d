import type { Services } from '../platform/services';
import { seedMerchants } from './seed-merchants';

const MERCHANTS = 200;

/** Sample merchants for a database that has none. */
export async function addDemoMerchants({ pool, keyring }: Pick<Services, 'pool' | 'keyring'>): Promise<void> {
  const { rowCount } = await pool.query('select 1 from merchant limit 1');
  if (!rowCount) await seedMerchants(pool, MERCHANTS, keyring);
}
