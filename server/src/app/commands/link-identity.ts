import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { withPool } from '../../platform/database/create-pool';
import { inTransaction } from '../../platform/database/transaction';
import {
  findLinkedUser,
  linkIdentity as link,
} from '../../areas/people/third-party-sign-in/identities.repository';
import { parseDatabaseUrls } from '../../platform/settings/settings';

/** `cli link-identity <username> <issuer> <subject>`: permits a user to sign in with a provider's account. */
export async function linkIdentity(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [username, issuer, subject, ...more] = args;
  if (!username || !issuer || !subject || more.length > 0)
    throw new Error('Usage: link-identity <username> <issuer> <subject>');
  await withPool(parseDatabaseUrls(env).ownerUrl, (pool) =>
    inTransaction(pool, async (transaction) => {
      const identity = { issuer, subject };
      const isLinked = await link(transaction, { ...identity, username, byName: true });
      const user = isLinked && (await findLinkedUser(transaction, identity));
      if (!user)
        throw new Error(
          `No active user "${username}" without a linked account of this issuer, or the subject is already linked.`,
        );
      await insertAuditEntry(transaction, {
        author: null,
        subject: 'account',
        subjectId: user.id,
        subjectName: user.username,
        action: 'identity-link',
        changes: [{ field: 'provider', from: null, to: issuer }],
      });
    }),
  );
  return `Linked: ${username} may sign in as ${subject} of ${issuer}.`;
}
