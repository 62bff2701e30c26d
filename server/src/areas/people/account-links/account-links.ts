import { randomInt } from 'node:crypto';
import { screens } from '@backoffice/contract';
import { ACCOUNT_LINK_PATH, LINK_MAILS_MAX } from '@backoffice/contract/account-link-values';
import type {
  LinkFinishRequest,
  LinkMailRequest,
  OpenedLink,
  PasswordResetResponse,
} from '@backoffice/contract/account-links';
import type { FastifyRequest } from 'fastify';
import { insertAuditEntry } from '../../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import { refusal, refusedField } from '../../../platform/http/http-error';
import { sendMail } from '../../../platform/mail/send-mail';
import { holderNotification } from '../../../platform/inbox/notification-kinds';
import type { Services } from '../../../platform/services';
import type { Giver } from '../roles/role-grants';
import { closeOtherSessions } from '../sessions/sessions.repository';
import { noteAccountEvent } from '../sign-in/account-events';
import { storePassword } from '../sign-in/credentials.repository';
import { nameCounter } from '../sign-in/sign-in-protection';
import { forgetFailedChecks } from '../sign-in/sign-in-protection.repository';
import { refuseWeakPassword } from '../users/password-rules';
import { hasChangedRecently, lockOtherUser } from '../users/second-person';
import {
  countMail,
  countWrongCode,
  findLink,
  isUnused,
  lockReset,
  storeCode,
  takeLink,
} from './account-links.repository';
import { issueLink, notifyPasswordReset } from './issue-link';
import { linkMail } from './link-mail';

const notifyResetWaiting = holderNotification('reset-waiting', {
  permission: 'users:edit',
  address: screens.users,
});

/** Digits and letters of which none looks like another. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

/** Returns the hash of a typed code, without the spaces and hyphens between its characters. */
const hashOfCode = (typed: string | undefined): Buffer | null =>
  typed === undefined ? null : hashOf(typed.replace(/[\s-]/g, '').toUpperCase());

/**
 * Makes a link for a new password of another user. No one can take over the account of a user who has used it: such a
 * link opens only with the code that a second user receives by confirming it, unless the server has demo data.
 */
export function requestReset(
  { pool, settings }: Pick<Services, 'pool' | 'settings'>,
  giver: Giver,
  userId: number,
): Promise<PasswordResetResponse> {
  return inTransaction(pool, async (transaction) => {
    const user = await lockOtherUser(transaction, giver, { id: userId, ownReason: 'own-password' });
    const isNew = await isUnused(transaction, { id: userId });
    const needsCode = !isNew && !settings.demoData;
    const purpose = isNew ? 'invitation' : 'reset';
    const { id, ...link } = await issueLink(transaction, { user, purpose, author: giver, needsCode });
    if (needsCode)
      await notifyResetWaiting(transaction, {
        cause: `link ${id}`,
        values: { username: user.username, author: giver.username },
        filters: { username: user.username },
      });
    return { ...link, needsCode, canMail: settings.mail !== null };
  });
}

/** Confirms the reset that another user has requested. @returns the code that opens the link */
export function confirmReset(
  { pool }: Pick<Services, 'pool'>,
  giver: Giver,
  userId: number,
): Promise<string> {
  return inTransaction(pool, async (transaction) => {
    const user = await lockOtherUser(transaction, giver, { id: userId, ownReason: 'own-password' });
    const link = await lockReset(transaction, { userId });
    if (!link?.createdBy) throw refusedField(409, 'id', 'reset-not-waiting');
    if (link.createdBy === giver.userId) throw refusedField(400, 'id', 'own-reset');
    if (await hasChangedRecently(transaction, { authorId: link.createdBy, userId: giver.userId }))
      throw refusedField(400, 'id', 'confirmer-too-new');
    const code = newCode();
    await storeCode(transaction, { id: link.id, codeHash: hashOf(code), confirmedBy: giver.userId });
    await insertAuditEntry(transaction, {
      author: giver,
      subject: 'account',
      subjectId: userId,
      subjectName: user.username,
      action: 'reset-confirm',
      changes: [],
    });
    return code;
  });
}

async function linkOf(db: Queryable, token: string) {
  const link = await findLink(db, { tokenHash: hashOf(token) });
  if (!link) throw refusal(404, 'link-expired');
  return link;
}

export async function openLink({ pool }: Pick<Services, 'pool'>, token: string): Promise<OpenedLink> {
  const { username, purpose, needsCode, expiresAt } = await linkOf(pool, token);
  return { username, purpose, needsCode, expiresAt };
}

/**
 * Sends a link that the caller has made by email, once the audit log has the address.
 *
 * @throws HttpError when the mail server does not accept it
 */
export async function mailLink(
  { pool, settings: { mail, publicUrl }, log }: Pick<Services, 'pool' | 'settings' | 'log'>,
  giver: Giver,
  { token, ...request }: LinkMailRequest,
): Promise<void> {
  const link = await linkOf(pool, token);
  if (!mail || !publicUrl || link.createdBy !== giver.userId) throw refusal(404, 'link-expired');
  await inTransaction(pool, async (transaction) => {
    const counted = { id: link.id, createdBy: giver.userId, most: LINK_MAILS_MAX };
    if (!(await countMail(transaction, counted)))
      throw refusal(409, 'link-mails-too-many', { most: LINK_MAILS_MAX });
    await insertAuditEntry(transaction, {
      author: giver,
      subject: 'account',
      subjectId: link.userId,
      subjectName: link.username,
      action: 'link-mail',
      changes: [{ field: 'email', from: null, to: request.to }],
    });
  });
  const address = new URL(`${publicUrl.origin}${publicUrl.path}${ACCOUNT_LINK_PATH}#${token}`);
  try {
    await sendMail(mail, linkMail(link, request, address));
  } catch (error) {
    log.warn({ err: error }, 'The mail server did not accept an email.');
    throw refusal(409, 'link-not-mailed');
  }
}

/** Sets the password of a link's user, ends their sessions, and unlocks sign-ins after failed attempts. */
export async function finishLink(
  { pool, passwords }: Pick<Services, 'pool' | 'passwords'>,
  { token, code, password }: LinkFinishRequest,
  request: FastifyRequest,
): Promise<void> {
  const { id, userId, username, needsCode, hasCode } = await linkOf(pool, token);
  if (needsCode && !hasCode) throw refusedField(409, 'code', 'link-code-missing');
  const codeHash = hashOfCode(code);
  if (await countWrongCode(pool, { id, codeHash })) throw refusedField(400, 'code', 'link-code-wrong');
  await refuseWeakPassword('password', password, username);
  const passwordHash = await passwords.hash(password);
  await inTransaction(pool, async (transaction) => {
    if (!(await takeLink(transaction, { id, codeHash }))) throw refusal(404, 'link-expired');
    await storePassword(transaction, { id: userId, passwordHash, mustChange: false });
    await closeOtherSessions(transaction, { userId, tokenHash: null });
    await forgetFailedChecks(transaction, nameCounter(username));
    await notifyPasswordReset(transaction, userId, {
      cause: `link ${id} used`,
      values: { author: null, isDone: true },
    });
    const user = { id: userId, username };
    await noteAccountEvent(transaction, request, { user, action: 'password-change', isOwnAction: true });
  });
}
