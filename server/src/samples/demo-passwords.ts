import { closeOtherSessions } from '../areas/people/sessions/sessions.repository';
import { storePassword } from '../areas/people/sign-in/credentials.repository';
import { temporaryPassword } from '../areas/people/users/temporary-password';
import { insertAuditEntry } from '../platform/audit/audit.repository';
import { statement } from '../platform/database/statement';
import { inTransaction } from '../platform/database/transaction';
import type { Services } from '../platform/services';
import { demoAccount, demoUsers } from './people';

// The demo accounts were the first users of the database; they may have been renamed since, and another user may have such a
// name.
const findFirstUsers = statement<
  { id: number; username: string; passwordHash: string },
  { usernames: string[]; count: number }
>(
  'demo-accounts',
  `select id, username, password_hash as "passwordHash" from app_user
   where (id <= :count or lower(username) = any(:usernames)) and status <> 'deleted' order by id`,
).rows;

/**
 * Replaces the public password of accounts that demo data left behind, on a server without demo data. It has to be changed at
 * the next sign-in; the accounts' sessions end.
 *
 * @param show receives a sentence with each new password, which is shown only once
 */
export async function replaceDemoPasswords(
  services: Pick<Services, 'pool' | 'passwords'>,
  show: (sentence: string) => void,
): Promise<void> {
  const { pool, passwords } = services;
  const usernames = demoUsers.map(({ username }) => username);
  for (const user of await findFirstUsers(pool, { usernames, count: demoUsers.length })) {
    if (!(await passwords.verify(user.passwordHash, demoAccount.password))) continue;
    const password = temporaryPassword();
    const passwordHash = await passwords.hash(password);
    await inTransaction(pool, async (transaction) => {
      await storePassword(transaction, { id: user.id, passwordHash, mustChange: true });
      await closeOtherSessions(transaction, { userId: user.id, tokenHash: null });
      await insertAuditEntry(transaction, {
        author: null,
        subject: 'account',
        subjectId: user.id,
        subjectName: user.username,
        action: 'password-reset',
        changes: [],
      });
    });
    show(`"${user.username}" had the password of the demo data and has ${password} now (shown this once).`);
  }
}
