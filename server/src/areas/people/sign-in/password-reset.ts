import { randomBytes } from 'node:crypto';
import { type Author, insertAuditEntry } from '../../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import { missingRow, refusedField } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import type { Giver } from '../roles/role-grants';
import { refuseUserBeyondOwn } from '../roles/within-own';
import { closeOtherSessions } from '../sessions/sessions.repository';
import { type LockedUser, lockUser } from '../users/users.repository';
import { storePassword } from './credentials.repository';
import { forgetFailedChecks } from './sign-in-protection.repository';
import { nameCounter } from './sign-in-protection';

const TEMPORARY_BYTES = 15;

/** Returns 20 random letters, digits, hyphens and underscores. */
export const temporaryPassword = (): string => randomBytes(TEMPORARY_BYTES).toString('base64url');

interface PasswordReset {
  userId: number;
  /** Null for the operator at the command line. */
  author: Author | null;
  /** Throws to refuse a reset that the author may not make. */
  check?(transaction: Queryable, user: LockedUser): Promise<void>;
}

/**
 * Gives a user a temporary password, which has to be changed at the next sign-in, before anything else. Ends the user's
 * sessions, and unlocks sign-ins after failed attempts.
 *
 * @returns the password, which is not stored
 * @throws HttpError 404 when there is no such user, 409 for a deleted one
 */
export async function resetPassword(
  { pool, passwords }: Pick<Services, 'pool' | 'passwords'>,
  { userId, author, check }: PasswordReset,
): Promise<string> {
  const password = temporaryPassword();
  const passwordHash = await passwords.hash(password);
  await inTransaction(pool, async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw missingRow('user', userId);
    if (user.status === 'deleted') throw refusedField(409, 'id', 'user-deleted');
    await check?.(transaction, user);
    await storePassword(transaction, { id: userId, passwordHash, mustChange: true });
    await closeOtherSessions(transaction, { userId, tokenHash: null });
    await forgetFailedChecks(transaction, nameCounter(user.username));
    await insertAuditEntry(transaction, {
      author,
      subject: 'account',
      subjectId: userId,
      subjectName: user.username,
      action: 'password-reset',
      changes: [],
    });
  });
  return password;
}

/** Resets a password as `resetPassword` does; refuses the caller's own, and that of a user with more permissions (400). */
export function resetPasswordByUser(services: Services, giver: Giver, userId: number): Promise<string> {
  return resetPassword(services, {
    userId,
    author: giver,
    check: async (transaction, user) => {
      if (user.id === giver.userId) throw refusedField(400, 'id', 'own-password');
      await refuseUserBeyondOwn(transaction, giver, user);
    },
  });
}
