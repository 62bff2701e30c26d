import { createHash, randomBytes } from 'node:crypto';
import type { Permission } from '@backoffice/contract';
import type { Services } from '../services';

export interface Principal {
  name: string;
  /** A token of its own for each call; undefined for none. */
  token(): Promise<string | undefined>;
  /** What they were granted; null for who is not signed in. */
  permissions: ReadonlySet<Permission> | null;
}

type Pool = Services['pool'];

async function openSession(pool: Pool, username: string, life = '1 hour'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into session (token_hash, user_id, expires_at)
     select $1, id, now() + $3::interval from app_user where username = $2`,
    [createHash('sha256').update(token).digest(), username, life],
  );
  return token;
}

async function grantedTo(pool: Pool, username: string): Promise<Set<Permission>> {
  const { rows } = await pool.query<{ permission: Permission }>(
    `select node.name || ':' || action as permission
     from app_user join effective_grant granted using (role_key)
     join route_node node on node.full_path = granted.path
     where username = $1`,
    [username],
  );
  return new Set(rows.map(({ permission }) => permission));
}

const statuses = ['inactive', 'deleted'];

/** Everybody whom the API can meet: strangers, those who are out again, and one user of each kind of role. */
export async function makePrincipals({ pool }: Pick<Services, 'pool'>): Promise<Principal[]> {
  await pool.query(`insert into role (key, name) values ('empty', 'empty')`);
  await pool.query(
    `insert into app_user (username, password_hash, role_key, status)
     select 'matrix-' || status, '', 'admin', status from unnest($1::text[]) status
     union all select 'matrix-empty', '', 'empty', 'active'`,
    [statuses],
  );
  const stranger = (name: string, token: Principal['token']) => ({ name, token, permissions: null });
  const member = async (name: string, username: string): Promise<Principal> => ({
    name,
    token: () => openSession(pool, username),
    permissions: await grantedTo(pool, username),
  });
  return [
    stranger('no token', async () => undefined),
    stranger('a bad token', async () => randomBytes(32).toString('base64url')),
    stranger('an expired token', () => openSession(pool, 'admin', '-1 second')),
    stranger('a revoked token', async () => {
      const token = await openSession(pool, 'admin');
      await pool.query('delete from session where token_hash = $1', [
        createHash('sha256').update(token).digest(),
      ]);
      return token;
    }),
    ...statuses.map((status) =>
      stranger(`a user who is ${status}`, () => openSession(pool, `matrix-${status}`)),
    ),
    await member('a visitor', 'visitor'),
    await member('an editor', 'editor'),
    await member('an administrator', 'admin'),
    await member('a user of an empty role', 'matrix-empty'),
  ];
}
