import { DEFAULT_AVATAR } from '@backoffice/contract';
import type { UserInviteResponse, userInviteRequest } from '@backoffice/contract/account-links';
import type * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/transaction';
import { missingRow, refusedField } from '../../../platform/http/http-error';
import type { SentKey } from '../../../platform/idempotency/create-keys';
import type { Services } from '../../../platform/services';
import type { Giver } from '../roles/role-grants';
import { temporaryPassword } from '../users/temporary-password';
import type { UserService } from '../users/user-service';
import { lockUser, usersById } from '../users/users.repository';
import { isUnused } from './account-links.repository';
import { issueLink } from './issue-link';

/** Creates a user as whom no person can sign in until they have chosen a password with the link. */
export async function inviteUser(
  { pool, settings, users }: Pick<Services, 'pool' | 'settings'> & { users: UserService },
  giver: Giver,
  key: SentKey | undefined,
  request: z.output<typeof userInviteRequest>,
): Promise<UserInviteResponse> {
  const fields = { ...request, avatar: DEFAULT_AVATAR, status: 'active', mustChangePassword: true } as const;
  const { id, username } = await users.add(giver, key, fields, temporaryPassword());
  return inTransaction(pool, async (transaction) => {
    await lockUser(transaction, id);
    // A repeated call must not open an account that is in use.
    if (!(await isUnused(transaction, { id }))) throw refusedField(409, 'username', 'invitation-used');
    const invited = {
      user: { id, username },
      purpose: 'invitation',
      author: giver,
      needsCode: false,
    } as const;
    const { token, expiresAt } = await issueLink(transaction, invited);
    const user = await usersById.find(transaction, { id });
    if (!user) throw missingRow('user', id);
    return { user, token, expiresAt, canMail: settings.mail !== null };
  });
}
