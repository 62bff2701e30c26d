import { findCredentialsByName } from '../../areas/people/sign-in/credentials.repository';
import { resetPassword } from '../../areas/people/sign-in/password-reset';
import { withPool } from '../../platform/database/create-pool';
import { createPasswordHasher } from '../../platform/encryption/password-hasher';
import { parseDatabaseUrls } from '../../platform/settings/settings';

/** `cli reset-password <username>`: resets a password when no administrator is left who could. */
export async function resetPasswordOf(
  [username, ...more]: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (!username || more.length > 0) throw new Error('Usage: reset-password <username>');
  return withPool(parseDatabaseUrls(env).ownerUrl, async (pool) => {
    const user = await findCredentialsByName(pool, { username });
    if (!user) throw new Error(`The user "${username}" does not exist.`);
    const services = { pool, passwords: createPasswordHasher() };
    const password = await resetPassword(services, { userId: user.id, author: null });
    return `The password of "${user.username}" is now ${password} (shown this once; to be changed at the next sign-in).`;
  });
}
