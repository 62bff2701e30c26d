import type pg from 'pg';
import { temporaryPassword } from '../areas/people/users/temporary-password';
import { addMissingUser, hasUsers } from '../areas/people/users/users.repository';
import type { Services } from '../platform/services';
import { statement } from '../platform/database/statement';
import { inTransaction } from '../platform/database/transaction';
import { DEMO_PASSWORD } from '../platform/settings/settings';
import { mixed } from './seeding';
import { energyPages, externalLink, linkGroup } from './navigation.json';

export const demoUsers = [
  { username: 'admin', roleKey: 'admin', introduction: 'I am a super administrator' },
  { username: 'editor', roleKey: 'editor', introduction: 'I am an editor' },
  { username: 'visitor', roleKey: 'visitor', introduction: 'I am a visitor' },
];

/** The account that prefills the sign-in form. */
export const demoAccount = { username: 'admin', password: DEMO_PASSWORD };

/** Adds the accounts of a server with demo data, whose password is public, when the database has no users. */
export async function addDemoAccounts({
  pool,
  passwords,
}: Pick<Services, 'pool' | 'passwords'>): Promise<void> {
  if (await hasUsers(pool)) return;
  const hashes = await Promise.all(demoUsers.map(() => passwords.hash(DEMO_PASSWORD)));
  for (const [index, user] of demoUsers.entries())
    await addMissingUser(pool, { ...user, passwordHash: hashes[index]!, mustChangePassword: false });
}

const SAMPLES = 30;
// The first 70 combinations are unique.
const firstNames = ['ana', 'ben', 'chen', 'dina', 'emil', 'farah', 'goran', 'hana', 'ivan', 'julia'];
const surnames = ['adler', 'costa', 'haas', 'kato', 'meyer', 'novak', 'perez'];
const tasks = ['Settlements', 'Merchant support', 'Reconciliation', 'Risk'];

const sampleUsers = Array.from({ length: SAMPLES }, (_, index) => ({
  username: `${firstNames[index % firstNames.length]}.${surnames[index % surnames.length]}`,
  roleKey: index % 3 === 0 ? 'editor' : 'visitor',
  introduction: tasks[index % tasks.length],
  status: index % 8 === 7 ? 'inactive' : 'active',
  createdDaysAgo: 20 + (mixed(index, 70) % 700),
  // One in six has never signed in; the rest did within the last days, some long ago.
  signedInHoursAgo: index % 6 === 4 ? null : 1 + (mixed(index, 71) % (index % 4 === 3 ? 2_000 : 120)),
}));

const addSampleUsers = statement<never, { users: string; passwordHash: string; accounts: number }>(
  'demo-users',
  `insert into app_user (username, password_hash, role_key, introduction, status, created_at, last_sign_in_at)
   select username, :passwordHash, "roleKey", introduction, status, now() - "createdDaysAgo" * interval '25 hours 7 minutes',
     greatest(now() - "signedInHoursAgo" * interval '61 minutes', now() - "createdDaysAgo" * interval '1 day')
   from jsonb_to_recordset(:users) as sample (username text, "roleKey" text, introduction text, status text,
     "createdDaysAgo" int, "signedInHoursAgo" int)
   where not exists (select from app_user offset :accounts)
   on conflict do nothing`,
).run;

const markDemo = statement<never, { usernames: string[]; isDemo: boolean }>(
  'demo-mark',
  `update app_user set is_demo = :isDemo and lower(username) = any(:usernames)
   where is_demo <> (:isDemo and lower(username) = any(:usernames))`,
).run;

/** Marks the accounts of the demo data, of which no role requires a second factor; on a server without demo data there are none. */
export async function markDemoUsers({ pool }: Pick<Services, 'pool'>, isDemo: boolean): Promise<void> {
  const usernames = [...demoUsers, ...sampleUsers].map(({ username }) => username);
  await markDemo(pool, { usernames, isDemo });
}

/** Adds colleagues for searches and lists, with random passwords, to a database with the demo accounts only. */
export async function addDemoUsers({ pool, passwords }: Pick<Services, 'pool' | 'passwords'>): Promise<void> {
  const passwordHash = await passwords.hash(temporaryPassword());
  const users = JSON.stringify(sampleUsers);
  await addSampleUsers(pool, { users, passwordHash, accounts: demoUsers.length });
}

const merchantGroup = statement<{ id: number }>(
  'demo-merchant-group',
  `select id from route_node where full_path = '/merchant'`,
);
const addNodes = statement<{ id: number; fullPath: string }, { nodes: string }>(
  'demo-nodes',
  `insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, section)
   select * from jsonb_to_recordset(:nodes) as node
     ("parentId" int, position int, path text, "fullPath" text, component text, name text, titles jsonb, icon text, section text)
   on conflict do nothing
   returning id, full_path as "fullPath"`,
);
const grantToEditor = statement<never, { paths: string[] }>(
  'demo-editor-grants',
  `insert into role_grant (role_key, path, action)
   select 'editor', path, action from unnest(:paths::text[]) path cross join (values ('view'), ('edit')) as granted (action)
   on conflict do nothing`,
);
const addVisitor = statement(
  'demo-visitor',
  `with added as (
     insert into role (key, name, description) values ('visitor', 'visitor', 'Visitor: the dashboard only.')
     on conflict do nothing returning key
   )
   insert into role_grant (role_key, path, action) select key, '/dashboard', 'view' from added on conflict do nothing`,
);

/** Adds the energy pages and an external link, granted to the editor too, and a visitor role that sees only the dashboard. */
export async function addDemoNavigation(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const add = (nodes: object[]) => addNodes.rows(transaction, { nodes: JSON.stringify(nodes) });
    const group = await merchantGroup.one(transaction);
    // The specification names these pages without describing them. No remote exposes them, so the client leaves them out.
    const pages = energyPages.map((page, index) => ({
      ...page,
      parentId: group.id,
      position: 20 + index * 10,
      fullPath: `/merchant/${page.path}`,
    }));
    const [links] = await add([linkGroup]);
    // The client makes a link of a node whose path is an address.
    const added = await add(links ? [...pages, { ...externalLink, parentId: links.id }] : pages);
    await grantToEditor.run(transaction, { paths: added.map(({ fullPath }) => fullPath) });
    await addVisitor.run(transaction);
  });
}
