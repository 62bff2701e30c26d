import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { Queryable } from '../../../platform/database/transaction';
import { nextVersion } from '../../../platform/database/row-version';
import { userTable } from './user.table';

export interface Credentials {
  id: number;
  username: string;
  passwordHash: string;
  isActive: boolean;
}

/** By name, whatever its case; null when there is no such user. */
export async function findCredentials(db: Database, username: string): Promise<Credentials | null> {
  const [user] = await db
    .select({
      id: userTable.id,
      username: userTable.username,
      passwordHash: userTable.passwordHash,
      status: userTable.status,
    })
    .from(userTable)
    .where(eq(sql`lower(${userTable.username})`, sql`lower(${username})`));
  if (!user) return null;
  const { status, ...credentials } = user;
  return { ...credentials, isActive: status === 'active' };
}

/** What the signed-in user sees of themselves. */
export async function findProfile(db: Database, id: number) {
  const [user] = await db
    .select({ username: userTable.username, avatar: userTable.avatar, introduction: userTable.introduction })
    .from(userTable)
    .where(eq(userTable.id, id));
  return user ?? null;
}

export async function countUsers(db: Database): Promise<number> {
  const [row] = await db.select({ users: count() }).from(userTable);
  return row?.users ?? 0;
}

/** Names of active users with `part` in them, in any case. */
export async function searchUserNames(db: Database, part: string, limit: number) {
  const matches = and(
    eq(userTable.status, 'active'),
    sql`strpos(lower(${userTable.username}), lower(${part})) > 0`,
  );
  const items = await db
    .select({ name: userTable.username })
    .from(userTable)
    .where(matches)
    .orderBy(asc(userTable.username), asc(userTable.id))
    .limit(limit);
  const [row] = await db.select({ total: count() }).from(userTable).where(matches);
  return { items, total: row?.total ?? 0 };
}

type NewUser = Pick<
  typeof userTable.$inferInsert,
  'username' | 'passwordHash' | 'roleKey' | 'introduction' | 'mustChangePassword'
>;

/** Adds those of the users whose name is still free. */
export async function addMissingUsers(db: Database, users: NewUser[]): Promise<void> {
  await db.insert(userTable).values(users).onConflictDoNothing();
}

export async function findPasswordHash(db: Database, id: number): Promise<string | null> {
  const [user] = await db
    .select({ passwordHash: userTable.passwordHash })
    .from(userTable)
    .where(eq(userTable.id, id));
  return user?.passwordHash ?? null;
}

/** A password that the user has chosen; browsers in which the old one was used are known no more. */
export async function storePassword(db: Queryable, id: number, passwordHash: string): Promise<void> {
  await db.query({
    name: 'user-store-password',
    text: `with forgotten as (delete from known_device where user_id = $1)
           update app_user set password_hash = $2, must_change_password = false, updated_at = ${nextVersion}
           where id = $1`,
    values: [id, passwordHash],
  });
}
