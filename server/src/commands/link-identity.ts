import { createPool } from '../database/create-pool';
import { linkIdentity as link } from '../oidc/identities.repository';
import { parseDatabaseUrl } from '../settings/settings';

/** `cli link-identity <username> <issuer> <subject>`: lets a person sign in by a provider's account. */
export async function linkIdentity(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [username, issuer, subject, ...more] = args;
  if (!username || !issuer || !subject || more.length > 0)
    throw new Error("Give a user name, the provider's issuer and the person's subject there.");
  const pool = createPool(parseDatabaseUrl(env), { max: 1 });
  try {
    const isLinked = await link(pool, { issuer, subject }, username);
    if (!isLinked)
      throw new Error(
        `No active user "${username}" without an account there, or the subject is linked already.`,
      );
  } finally {
    await pool.end();
  }
  return `Linked: ${username} may sign in as ${subject} of ${issuer}.`;
}
