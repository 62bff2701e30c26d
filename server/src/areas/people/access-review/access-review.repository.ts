import type { accessListRequest, ListPage, UserAccess } from '@backoffice/contract';
import type * as z from 'zod/mini';
import { valuesOf } from '../../../platform/database/any-of';
import { pagedStatement, statement } from '../../../platform/database/statement';
import { hasText } from '../../../platform/database/text-search';
import type { Queryable } from '../../../platform/database/transaction';
import { longestIdle, type SessionLimits } from '../sessions/session-limits';
import { IS_OPEN } from '../sessions/sessions.repository';

interface Filter {
  ownTokenHash: Buffer;
  idleSeconds: number;
  username: string | null;
  signedIn: readonly ('open' | 'never')[] | undefined;
}

const list = pagedStatement<UserAccess, Filter>('access-list', {
  columns: `u.id, u.username, u.avatar, r.name as "roleName", u.role_key as "roleKey", u.status,
    u.last_sign_in_at as "lastSignInAt", coalesce(open.list, '[]') as sessions`,
  matching: `
    from app_user u join role r on r.key = u.role_key
    left join lateral (
      select json_agg(json_build_object(
          'id', s.public_id, 'since', s.created_at, 'activeAt', s.active_at, 'provider', s.provider,
          'address', s.address, 'userAgent', s.user_agent, 'isOwn', s.token_hash = :ownTokenHash
        ) order by s.active_at desc, s.public_id) as list
      from session s where s.user_id = u.id and u.status = 'active' and ${IS_OPEN}
    ) open on true
    where (:username::text is null or ${hasText('u.username', ':username')})
      and (:signedIn::text[] is null or 'open' = any(:signedIn) and open.list is not null
        or 'never' = any(:signedIn) and u.last_sign_in_at is null)`,
  order: '(open.list is null), u.last_sign_in_at desc nulls last, u.id',
});

// The database formats timestamps in JSON differently.
const iso = (text: string) => new Date(text).toISOString();

/** Lists users with their open sessions. */
export async function listAccess(
  db: Queryable,
  { username, signedIn, ...page }: z.output<typeof accessListRequest>,
  { tokenHash, limits }: { tokenHash: Buffer; limits: SessionLimits },
): Promise<ListPage<UserAccess>> {
  const filter: Filter = {
    ownTokenHash: tokenHash,
    idleSeconds: longestIdle(limits),
    username: username?.trim() || null,
    signedIn: valuesOf(signedIn),
  };
  const { items: users, total } = await list(db, filter, page);
  const items = users.map(({ sessions, ...user }) => ({
    ...user,
    sessions: sessions.map(({ since, activeAt, ...session }) => ({
      ...session,
      since: iso(since),
      activeAt: iso(activeAt),
    })),
  }));
  return { items, total };
}

/** Ends a session; returns its user, or null when it no longer exists. */
export const endSession = statement<{ id: number; username: string; roleKey: string }, { id: number }>(
  'access-end-session',
  `delete from session s using app_user u where s.public_id = :id and u.id = s.user_id returning u.id, u.username, u.role_key as "roleKey"`,
).oneOrNone;

/**
 * Ends all sessions of a user but one; returns the user and the number of ended sessions, or null when there is no such user.
 */
export const endOtherSessions = statement<
  { id: number; username: string; roleKey: string; ended: number },
  { userId: number; ownTokenHash: Buffer }
>(
  'access-end-sessions',
  `with ended as (delete from session where user_id = :userId and token_hash <> :ownTokenHash returning 1)
   select id, username, role_key as "roleKey", (select count(*) from ended) as ended from app_user where id = :userId`,
).oneOrNone;
