import { createPasswordHasher } from '../platform/encryption/password-hasher';
import { addMissingUsers, countUsers } from '../areas/people/accounts/users.repository';
import type { Services } from '../platform/services';
import { addChannelTypes } from '../areas/channels/channel-types.repository';
import { demoUsers } from './demo-accounts';
import { demoChannelTypes } from './demo-channel-types';
import { addDemoNavigation } from './demo-navigation.repository';

/** Accounts, pages and channel types that show the product; what is there already is left as it is. */
export async function addDemoData({ db, pool }: Pick<Services, 'db' | 'pool'>): Promise<void> {
  await addDemoNavigation(db);
  await addChannelTypes(pool, demoChannelTypes);
  if ((await countUsers(db)) === 0) {
    const hasher = createPasswordHasher();
    const users = await Promise.all(
      demoUsers.map(async ({ password, ...user }) => ({
        ...user,
        passwordHash: await hasher.hash(password),
      })),
    );
    await addMissingUsers(db, users);
  }
}
