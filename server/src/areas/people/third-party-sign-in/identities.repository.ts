import type { Queryable } from '../../../platform/database/transaction';

interface Identity {
  issuer: string;
  subject: string;
}

interface LinkedUser {
  id: number;
  username: string;
  isActive: boolean;
}

/** Whose account a provider's account is linked to. */
export async function findLinkedUser(
  db: Queryable,
  { issuer, subject }: Identity,
): Promise<LinkedUser | null> {
  const { rows } = await db.query<LinkedUser>({
    name: 'identity-find',
    text: `select id, username, status = 'active' as "isActive"
           from user_identity join app_user on id = user_id where issuer = $1 and subject = $2`,
    values: [issuer, subject],
  });
  return rows[0] ?? null;
}

/**
 * Links a provider's account to an active user of that name who has none of this provider yet.
 *
 * @returns false when there is no such user, or one of both is linked already
 */
export async function linkIdentity(
  db: Queryable,
  { issuer, subject }: Identity,
  username: string,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'identity-link',
    text: `insert into user_identity (issuer, subject, user_id)
           select $1, $2, id from app_user
           where lower(username) = lower($3) and status = 'active'
             and not exists (select from user_identity where issuer = $1 and user_id = app_user.id)
           on conflict do nothing`,
    values: [issuer, subject, username],
  });
  return rowCount === 1;
}
