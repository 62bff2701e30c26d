import { addMissingUser, hasUsers } from '../areas/people/users/users.repository';
import type { Services } from '../platform/services';

const PASSWORD = '111111';

const demoUsers = [
  { username: 'admin', roleKey: 'admin', introduction: 'I am a super administrator' },
  { username: 'editor', roleKey: 'editor', introduction: 'I am an editor' },
  { username: 'visitor', roleKey: 'visitor', introduction: 'I am a visitor' },
];

/** Prefills the sign-in form. */
export const demoAccount = { username: 'admin', password: PASSWORD };

/** Adds the accounts of a server with demo data, whose password everyone knows, to a database without users. */
export async function addDemoAccounts({
  pool,
  passwords,
}: Pick<Services, 'pool' | 'passwords'>): Promise<void> {
  if (await hasUsers(pool)) return;
  const hashes = await Promise.all(demoUsers.map(() => passwords.hash(PASSWORD)));
  for (const [index, user] of demoUsers.entries())
    await addMissingUser(pool, { ...user, passwordHash: hashes[index]!, mustChangePassword: false });
}
