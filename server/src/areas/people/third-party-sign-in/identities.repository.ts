import { statement } from '../../../platform/database/statement';
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

const linkedUser = statement<LinkedUser, Identity>(
  'identity-find',
  `select id, username, status = 'active' as "isActive"
   from user_identity join app_user on id = user_id where issuer = :issuer and subject = :subject`,
);

/** The user whose account a provider's account is linked to. */
export function findLinkedUser(db: Queryable, identity: Identity): Promise<LinkedUser | null> {
  return linkedUser.oneOrNone(db, identity);
}

const link = statement<never, Identity & { username: string }>(
  'identity-link',
  `insert into user_identity (issuer, subject, user_id)
   select :issuer, :subject, id from app_user
   where lower(username) = lower(:username) and status = 'active'
     and not exists (select from user_identity where issuer = :issuer and user_id = app_user.id)
   on conflict do nothing`,
);

/**
 * Links a provider's account to an active user of that name who has none of this provider yet.
 *
 * @returns false when there is no such user, or one of both is linked already
 */
export async function linkIdentity(db: Queryable, identity: Identity, username: string): Promise<boolean> {
  return (await link.run(db, { ...identity, username })) === 1;
}
