import { addChannelTypes } from '../areas/channels/channel-lookups.repository';
import type { Services } from '../platform/services';
import { addDemoAccounts } from './demo-accounts';
import { demoChannelTypes } from './demo-channel-types';
import { addDemoNavigation } from './demo-navigation.repository';

/** Accounts, pages and channel types that show the product; what is there already is left as it is. */
export async function addDemoData(services: Pick<Services, 'pool' | 'passwords'>): Promise<void> {
  await addDemoNavigation(services.pool);
  await addChannelTypes(services.pool, demoChannelTypes);
  await addDemoAccounts(services);
}
