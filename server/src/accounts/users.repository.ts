import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { userTable } from './user.table';

interface Credentials {
  id: number;
  passwordHash: string;
  isActive: boolean;
}

/** By name, whatever its case; null when there is no such user. */
export async function findCredentials(db: Database, username: string): Promise<Credentials | null> {
  const [user] = await db
    .select({ id: userTable.id, passwordHash: userTable.passwordHash, status: userTable.status })
    .from(userTable)
    .where(eq(sql`lower(${userTable.username})`, sql`lower(${username})`));
  return user ? { id: user.id, passwordHash: user.passwordHash, isActive: user.status === 'active' } : null;
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

/** A password that the user has chosen. */
export async function storePassword(db: Database, id: number, passwordHash: string): Promise<void> {
  await db
    .update(userTable)
    .set({ passwordHash, mustChangePassword: false, updatedAt: sql`now()` })
    .where(eq(userTable.id, id));
}
