import type { accessListRequest, ListPage, UserAccess } from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { longestIdle, type SessionLimits } from '../sessions/sessions.repository';
import type { Queryable } from '../../../platform/database/transaction';

const isOpen = `s.expires_at > now() and s.active_at > now() - make_interval(secs => $2)`;
const matching = `
  from app_user u join role r on r.key = u.role_key
  left join lateral (
    select json_agg(json_build_object(
        'id', s.public_id, 'since', s.created_at, 'activeAt', s.active_at, 'provider', s.provider, 'isOwn', s.token_hash = $1
      ) order by s.active_at desc, s.public_id) as list
    from session s where s.user_id = u.id and u.status = 'active' and ${isOpen}
  ) open on true
  where ($3::text is null or strpos(lower(u.username), lower($3)) > 0)
    and ($4::text is null or case $4 when 'open' then open.list is not null else u.last_sign_in_at is null end)`;

type Row = Omit<UserAccess, 'lastSignInAt'> & { lastSignInAt: Date | null };

const iso = (text: string) => new Date(text).toISOString();

function present({ lastSignInAt, sessions, ...user }: Row): UserAccess {
  return {
    ...user,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    sessions: sessions.map((session) => ({
      ...session,
      since: iso(session.since),
      activeAt: iso(session.activeAt),
    })),
  };
}

/** Users with their open sessions. */
export async function listAccess(
  pool: pg.Pool,
  { page, limit, username, signedIn }: z.output<typeof accessListRequest>,
  { tokenHash, limits }: { tokenHash: Buffer; limits: SessionLimits },
): Promise<ListPage<UserAccess>> {
  const filter = [tokenHash, longestIdle(limits), username?.trim() || null, signedIn ?? null];
  const [found, counted] = await Promise.all([
    pool.query<Row>({
      name: 'access-list',
      text: `
        select u.id, u.username, u.avatar, r.name as "roleName", u.role_key as "roleKey", u.status,
          u.last_sign_in_at as "lastSignInAt", coalesce(open.list, '[]') as sessions
        ${matching}
        order by (open.list is null), u.last_sign_in_at desc nulls last, u.id limit $5 offset $6`,
      values: [...filter, limit, (page - 1) * limit],
    }),
    pool.query<{ total: number }>({
      name: 'access-count',
      text: `select count(*) as total ${matching}`,
      values: filter,
    }),
  ]);
  return { items: found.rows.map(present), total: counted.rows[0]?.total ?? 0 };
}

/** Ends a session; whose it was, or null when there is none any more. */
export async function endSession(
  db: Queryable,
  id: number,
): Promise<{ id: number; username: string } | null> {
  const { rows } = await db.query<{ id: number; username: string }>({
    name: 'access-end-session',
    text: `delete from session s using app_user u where s.public_id = $1 and u.id = s.user_id returning u.id, u.username`,
    values: [id],
  });
  return rows[0] ?? null;
}
