import { createHash, randomBytes } from 'node:crypto';
import type { Permission, TableCall } from '@backoffice/contract';
import { type ServiceScope, serviceScopes } from '@backoffice/contract/service-scopes';
import { BOUND_TOKEN_START } from '@backoffice/contract/session-keys';
import type { Services } from '../services';

/** A call that the table permits but that the server refuses for the given body: nothing changes. */
export interface Reach {
  call: TableCall;
  /** The address, where it differs from that of the call. */
  url?: string;
  body?: object;
  /** The HTTP status, with the code of the refused field. */
  answer: string;
}

export interface Principal {
  name: string;
  /** Returns a new token; undefined for a principal without a session. */
  token(): Promise<string | undefined>;
  /** The granted permissions; null when not signed in. */
  permissions: ReadonlySet<Permission> | null;
  /** The scopes of a service account, which is no user. */
  scopes?: readonly ServiceScope[];
  /** True for the company's directory, which is no user. */
  isDirectory?: boolean;
  /** True when the calls of `freshCalls` answer 428. */
  isProofOld?: boolean;
  /** True when only the calls for every signed-in user are permitted. */
  mustChangePassword?: boolean;
  beyond?: readonly Reach[];
}

/** The token of the directory, in the settings of the API under test. */
export const directoryToken = 'a-token-of-the-directory-0123456789';

type Pool = Services['pool'];

async function openSession(
  pool: Pool,
  username: string,
  { life = '1 hour', proofAge = '0', key }: { life?: string; proofAge?: string; key?: string } = {},
): Promise<string> {
  const token = (key === undefined ? '' : BOUND_TOKEN_START) + randomBytes(32).toString('base64url');
  await pool.query(
    `insert into session (token_hash, user_id, expires_at, proved_at, key_thumbprint)
     select $1, id, now() + $3::interval, now() - $4::interval, $5 from app_user where username = $2`,
    [createHash('sha256').update(token).digest(), username, life, proofAge, key],
  );
  return token;
}

/** Creates a service account with a key, and returns the key. */
export async function makeServiceKey(
  pool: Pool,
  name: string,
  scopes: readonly ServiceScope[],
  isRevoked = false,
): Promise<string> {
  const key = `sak_${randomBytes(32).toString('base64url')}`;
  await pool.query(
    `with account as (
       insert into service_account (id, name, scopes)
       values (nextval(pg_get_serial_sequence('app_user', 'id')), $1, $2)
       on conflict (lower(name)) do update set name = excluded.name returning id)
     insert into service_account_key (account_id, last_used_at, key_hash, ending, revoked_at)
     select id, now(), $3, right($4, 4), case when $5 then now() end from account`,
    [name, scopes, createHash('sha256').update(key).digest(), key, isRevoked],
  );
  return key;
}

const allScopes = Object.keys(serviceScopes) as ServiceScope[];
/** Scopes that are tried together: none of a group permits a call of another one's subject. */
const scopeGroups: ServiceScope[][] = [
  ['merchants:read', 'channels:write', 'transactions:write'],
  ['merchants:write', 'channels:read', 'transactions:read'],
  ['channel-keys:read', 'changes:read'],
];

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
const screensOf: Record<string, string[]> = {
  users: ['/user/list', '/user/access-review', '/user/service-accounts'],
  // All permissions of a visitor, and too few of the other two built-in roles.
  roles: ['/permission/role', '/dashboard'],
};

const above = '400 user-beyond-own';
/** The calls that would change an administrator, who has a session. */
const usersAbove = (id: number, session: number): Reach[] => [
  { call: 'PUT /user/update', body: { id, username: 'taken-over' }, answer: above },
  { call: 'PUT /user/update', body: { id, roleName: 'empty' }, answer: above },
  { call: 'PUT /user/status', body: { id, status: 'inactive' }, answer: above },
  { call: 'POST /user/password-reset', body: { id }, answer: above },
  { call: 'POST /access/end-sessions', body: { userId: id }, answer: above },
  { call: 'POST /access/end-session', body: { id: session }, answer: above },
  {
    call: 'POST /user/create',
    body: { username: 'second.self', password: 'a-barometer-23', roleName: 'admin' },
    answer: '400 role-beyond-own',
  },
];
const rolesAbove: Reach[] = [
  { call: 'PUT /role/:id', url: '/role/visitor', body: { name: 'editor ' }, answer: '400 role-built-in' },
  { call: 'PUT /role/:id', url: '/role/editor', body: { name: 'x' }, answer: '400 role-change-beyond-own' },
  { call: 'PUT /role/:id', url: '/role/admin', body: { name: 'x' }, answer: '400 role-change-beyond-own' },
  { call: 'DELETE /role/:id', url: '/role/editor', answer: '400 role-change-beyond-own' },
];
const scopesAbove: Reach = {
  call: 'POST /service-accounts/create',
  body: { name: 'Above', scopes: ['merchants:read'], expiresAt: null },
  answer: '400 scope-beyond-own',
};
const reportOf = (remote: string, release: string): Reach => ({
  call: 'POST /remotes/loads',
  body: {
    loads: [{ remote, release, page: 'Page', phase: 'entry', ms: 1, outcome: 'failed', error: 'TypeError' }],
  },
  answer: '200',
});

/** Creates all kinds of callers: without a session, with an ended session, and one user for each kind of role. */
export async function makePrincipals({ pool }: Pick<Services, 'pool'>): Promise<Principal[]> {
  await pool.query(`insert into role (key, name) select key, key from unnest($1::text[]) key`, [
    ['empty', ...Object.keys(screensOf)],
  ]);
  await pool.query(
    `insert into role_grant (role_key, path, action)
     select role, path, action from jsonb_each($1::jsonb) granted (role, paths), jsonb_array_elements_text(paths) path,
       unnest(array['view', 'edit']) action
     where action = 'view' or path <> '/dashboard'`,
    [JSON.stringify(screensOf)],
  );
  await pool.query(
    `insert into app_user (username, password_hash, role_key, status, must_change_password)
     select 'matrix-' || status, '', 'admin', status, false from unnest($1::text[]) status
     union all select 'matrix-' || role, '', role, 'active', false from unnest($2::text[]) role
     union all select 'matrix-' || name, '', 'admin', 'active', false from unnest(array['reporter', 'above']) name
     union all select 'matrix-password', '', 'admin', 'active', true`,
    [statuses, ['empty', ...Object.keys(screensOf)]],
  );
  await openSession(pool, 'matrix-above');
  const { rows } = await pool.query<{ id: number; session: number }>(
    `select id, public_id as session from session join app_user on id = user_id where username = 'matrix-above'`,
  );
  const { id, session } = rows[0]!;
  const stranger = (name: string, token: Principal['token']) => ({ name, token, permissions: null });
  const member = async (name: string, username: string): Promise<Principal> => ({
    name,
    token: () => openSession(pool, username),
    permissions: await grantedTo(pool, username),
  });
  return [
    stranger('no token', async () => undefined),
    stranger('a bad token', async () => randomBytes(32).toString('base64url')),
    stranger('an expired token', () => openSession(pool, 'admin', { life: '-1 second' })),
    stranger('the copied token of a bound session', () =>
      openSession(pool, 'admin', { key: 'k'.repeat(43) }),
    ),
    stranger('a revoked token', async () => {
      const token = await openSession(pool, 'admin');
      await pool.query('delete from session where token_hash = $1', [
        createHash('sha256').update(token).digest(),
      ]);
      return token;
    }),
    ...scopeGroups.map((scopes) => ({
      ...stranger(`a service account with ${scopes.join(', ')}`, () =>
        makeServiceKey(pool, scopes.join(' ').slice(0, 40), scopes),
      ),
      scopes,
    })),
    stranger('a revoked key of a service account', () => makeServiceKey(pool, 'revoked', allScopes, true)),
    { ...stranger('the directory', async () => directoryToken), isDirectory: true },
    ...statuses.map((status) =>
      stranger(`a user who is ${status}`, () => openSession(pool, `matrix-${status}`)),
    ),
    await member('a visitor', 'visitor'),
    await member('an editor', 'editor'),
    await member('an administrator', 'admin'),
    {
      ...(await member('an administrator whose proof is old', 'admin')),
      token: () => openSession(pool, 'admin', { proofAge: '6 minutes' }),
      isProofOld: true,
    },
    await member('a user of an empty role', 'matrix-empty'),
    { ...(await member('who has to choose a password', 'matrix-password')), mustChangePassword: true },
    {
      ...(await member('a user manager of less', 'matrix-users')),
      beyond: [...usersAbove(id, session), scopesAbove],
    },
    { ...(await member('a role manager of less', 'matrix-roles')), beyond: rolesAbove },
    {
      ...(await member('a session that was given no release', 'matrix-reporter')),
      beyond: [reportOf('mfe-matrix', 'r2')],
    },
  ];
}
