import { addChannelTypes } from '../areas/channels/types/channel-types.repository';
import type { Services } from '../platform/services';
import { demoChannelTypes } from './channels';
import { addDemoAccounts, addDemoNavigation } from './people';

/*
 * Words of this folder: a sample is one invented row; demo data are the samples that a server with DEMO_DATA adds to an empty
 * database when it starts (`addDemo…`); to seed is to add any number of samples by the operator's command (`seed…`).
 */

/** Adds the demo accounts, pages and channel types; existing ones are not changed. */
export async function addDemoData(services: Pick<Services, 'pool' | 'passwords'>): Promise<void> {
  await addDemoNavigation(services.pool);
  await addChannelTypes(services.pool, demoChannelTypes);
  await addDemoAccounts(services);
}
