import { randomBytes } from 'node:crypto';
import { type Author, insertAuditEntry } from '../../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import { missingRow, refusal, refusedField } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { findFactorUser, removeAllFactors } from '../factors/user-factors.repository';
import { findRelyingParty } from '../factors/relying-party.repository';
import type { Giver } from '../roles/role-grants';
import { closeOtherSessions } from '../sessions/sessions.repository';
import { hasChangedRecently, lockOtherUser } from '../users/second-person';
import { type LockedUser, lockUser } from '../users/users.repository';
import { requestFactorReset, takeFactorReset } from './factor-resets.repository';
import { notifyFactorsChanged } from './factor-notifications';

const LINK_BYTES = 32;
const LINK_HOURS = 24;

type Reset = { change: 'reset-requested' | 'reset'; author: Author | null };

async function tellAndNote(transaction: Queryable, user: Pick<LockedUser, 'id' | 'username'>, reset: Reset) {
  const { change, author } = reset;
  await notifyFactorsChanged(transaction, user.id, { change, by: author?.username ?? null });
  await insertAuditEntry(transaction, {
    author,
    subject: 'account',
    subjectId: user.id,
    subjectName: user.username,
    action: change === 'reset' ? 'factor-reset' : 'factor-reset-request',
    changes: [],
  });
}

/** Requests the reset of another user's factors. It waits a day for a second administrator; the user is notified. */
export function requestReset({ pool }: Pick<Services, 'pool'>, giver: Giver, id: number): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    const user = await lockOtherUser(transaction, giver, { id, ownReason: 'factor-own-reset' });
    const factors = await findFactorUser(transaction, { id });
    if (!factors?.hasFactor && !factors?.linkHash) throw refusal(409, 'factor-none');
    await requestFactorReset(transaction, { userId: id, requestedBy: giver.userId });
    await tellAndNote(transaction, user, { change: 'reset-requested', author: giver });
  });
}

/**
 * Confirms and makes a reset that another administrator has requested: removes the factors and ends the sessions. The confirming
 * one must not have been created or changed by the other within a day, or one person could be both.
 */
export function confirmReset({ pool }: Pick<Services, 'pool'>, giver: Giver, id: number): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    const user = await lockOtherUser(transaction, giver, { id, ownReason: 'factor-own-reset' });
    const request = await takeFactorReset(transaction, { userId: id });
    if (!request) throw refusal(409, 'factor-reset-unknown');
    if (request.requestedBy === giver.userId) throw refusal(409, 'factor-reset-own-request');
    const ofAuthor = { authorId: request.requestedBy, userId: giver.userId };
    if (await hasChangedRecently(transaction, ofAuthor)) throw refusal(409, 'factor-reset-dependent');
    await removeAllFactors(transaction, { userId: id, linkHash: null, hours: 0 });
    await closeOtherSessions(transaction, { userId: id, tokenHash: null });
    await tellAndNote(transaction, user, { change: 'reset', author: giver });
  });
}

/**
 * Resets a user's factors for the operator, without a second person. The password alone no longer signs in: it also takes the
 * returned link, which only the operator has.
 *
 * @returns the address of the link, within the pages of the product, valid for a day
 */
export async function resetByOperator({ pool }: Pick<Services, 'pool'>, id: number): Promise<string> {
  const link = randomBytes(LINK_BYTES).toString('base64url');
  return inTransaction(pool, async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user) throw missingRow('user', id);
    if (user.status === 'deleted') throw refusedField(409, 'id', 'user-deleted');
    const name = await findRelyingParty(transaction);
    await removeAllFactors(transaction, { userId: id, linkHash: hashOf(link), hours: LINK_HOURS });
    await closeOtherSessions(transaction, { userId: id, tokenHash: null });
    await tellAndNote(transaction, user, { change: 'reset', author: null });
    return `${name ? `https://${name.rpId}` : ''}/login#factor-link=${link}`;
  });
}
