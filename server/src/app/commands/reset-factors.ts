import { resetByOperator } from '../../areas/people/second-factor/factor-resets';
import { findCredentialsByName } from '../../areas/people/sign-in/credentials.repository';
import { withPool } from '../../platform/database/create-pool';
import { parseDatabaseUrls } from '../../platform/settings/settings';

/** `cli reset-factors <username>`: removes the second factors of a user when no second administrator is left who could. */
export async function resetFactorsOf([username, ...more]: string[], env: NodeJS.ProcessEnv): Promise<string> {
  if (!username || more.length > 0) throw new Error('Usage: reset-factors <username>');
  return withPool(parseDatabaseUrls(env).ownerUrl, async (pool) => {
    const user = await findCredentialsByName(pool, { username });
    if (!user) throw new Error(`The user "${username}" does not exist.`);
    const address = await resetByOperator({ pool }, user.id);
    const where = address.startsWith('/') ? `the address of the back-office followed by ${address}` : address;
    return `The second factors of "${user.username}" have been removed. To sign in, the user opens, within 24 hours, ${where} (shown this once), enters the password, and sets up a new factor.`;
  });
}
