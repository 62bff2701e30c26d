import type { userListRequest } from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { userColumns, type UserRow } from './user-row';

const matching = `
  from app_user u join role r on r.key = u.role_key
  where ($1::text is null or strpos(lower(u.username), lower($1)) > 0)
    and ($2::text is null or u.status = $2)
    and ($3::text is null or u.role_key = $3 or r.name = $3)`;

/** The users that match, with their exact number. */
export async function listUsers(
  pool: pg.Pool,
  { page, limit, sort, username, status, roleName }: z.output<typeof userListRequest>,
): Promise<{ rows: UserRow[]; total: number }> {
  const filter = [username?.trim() || null, status ?? null, roleName ?? null];
  const direction = sort === '+id' ? 'asc' : 'desc';
  const [found, counted] = await Promise.all([
    pool.query<UserRow>({
      name: `users-${direction}`,
      text: `select ${userColumns} ${matching} order by u.id ${direction} limit $4 offset $5`,
      values: [...filter, limit, (page - 1) * limit],
    }),
    pool.query<{ total: number }>({
      name: 'users-count',
      text: `select count(*) as total ${matching}`,
      values: filter,
    }),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}
