import { statement } from '../../../platform/database/statement';

interface Identity {
  issuer: string;
  subject: string;
}

interface LinkedUser {
  id: number;
  username: string;
  isActive: boolean;
}

/** The user whose account a provider's account is linked to. */
export const findLinkedUser = statement<LinkedUser, Identity>(
  'identity-find',
  `select id, username, status = 'active' as "isActive"
   from user_identity join app_user on id = user_id where issuer = :issuer and subject = :subject`,
).oneOrNone;

/**
 * Links a provider's account to an active user of that name who has none of this provider yet.
 *
 * @returns false when there is no such user, or one of both is linked already
 */
export const linkIdentity = statement<never, Identity & { username: string }>(
  'identity-link',
  `insert into user_identity (issuer, subject, user_id)
   select :issuer, :subject, id from app_user
   where lower(username) = lower(:username) and status = 'active'
     and not exists (select from user_identity where issuer = :issuer and user_id = app_user.id)
   on conflict do nothing`,
).some;
