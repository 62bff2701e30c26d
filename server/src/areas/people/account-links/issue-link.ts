import { accountLinkHours } from '@backoffice/contract/account-link-values';
import { randomBytes } from 'node:crypto';
import type { OpenedLink } from '@backoffice/contract/account-links';
import { type Author, insertAuditEntry } from '../../../platform/audit/audit.repository';
import type { Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import { userNotification } from '../../../platform/inbox/notification-kinds';
import { replaceLink } from './account-links.repository';

const TOKEN_BYTES = 24;

export const notifyPasswordReset = userNotification('password-reset', { address: '/profile/index' });

interface IssuedLink {
  user: { id: number; username: string };
  purpose: OpenedLink['purpose'];
  /** Null for the operator at the command line. */
  author: Author | null;
  needsCode: boolean;
}

/**
 * Makes a link with which a user can choose a password once, instead of an earlier one; in a transaction. The user of a reset
 * is notified.
 *
 * @returns the token, of which only a hash is stored
 */
export async function issueLink(
  transaction: Queryable,
  { user, purpose, author, needsCode }: IssuedLink,
): Promise<{ id: number; token: string; expiresAt: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { id, expiresAt } = await replaceLink(transaction, {
    userId: user.id,
    purpose,
    tokenHash: hashOf(token),
    createdBy: author?.userId ?? null,
    hours: accountLinkHours[purpose],
    needsCode,
  });
  if (purpose === 'reset')
    await notifyPasswordReset(transaction, user.id, {
      cause: `link ${id}`,
      values: { author: author?.username ?? null, isDone: false },
    });
  await insertAuditEntry(transaction, {
    author,
    subject: 'account',
    subjectId: user.id,
    subjectName: user.username,
    action: purpose === 'reset' ? 'password-reset' : 'invite',
    changes: [],
  });
  return { id, token, expiresAt };
}
