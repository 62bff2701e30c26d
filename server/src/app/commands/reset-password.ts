import { ACCOUNT_LINK_PATH, accountLinkHours } from '@backoffice/contract/account-link-values';
import { issueLink } from '../../areas/people/account-links/issue-link';
import { findCredentialsByName } from '../../areas/people/sign-in/credentials.repository';
import { withPool } from '../../platform/database/create-pool';
import { inTransaction } from '../../platform/database/transaction';
import { pageAddress } from '../../platform/settings/public-url';
import { parseDatabaseUrls } from '../../platform/settings/settings';

/** `cli reset-password <username>`: makes a link for a new password when no administrators are left who could. */
export async function resetPasswordOf(
  [username, ...more]: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (!username || more.length > 0) throw new Error('Usage: reset-password <username>');
  return withPool(parseDatabaseUrls(env).ownerUrl, async (pool) => {
    const user = await findCredentialsByName(pool, { username });
    if (!user) throw new Error(`The user "${username}" does not exist.`);
    const { token } = await inTransaction(pool, (transaction) =>
      issueLink(transaction, { user, purpose: 'reset', author: null, needsCode: false }),
    );
    return [
      `Within ${accountLinkHours.reset} hours, "${user.username}" can choose a new password here (shown this once):`,
      `${pageAddress(env, ACCOUNT_LINK_PATH)}#${token}`,
    ].join('\n');
  });
}
