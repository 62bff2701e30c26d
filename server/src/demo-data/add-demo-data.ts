import { createPasswordHasher } from '../accounts/password-hasher';
import { addMissingUsers, countUsers } from '../accounts/users.repository';
import type { Services } from '../app/services';
import { demoUsers } from './demo-accounts';
import { addDemoNavigation } from './demo-navigation.repository';

/** Accounts and pages that show the product; what is there already is left as it is. */
export async function addDemoData({ db }: Pick<Services, 'db'>): Promise<void> {
  await addDemoNavigation(db);
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
