import pg from 'pg';
import { statement } from './statement';
import type { Queryable } from './transaction';

/** Append-only tables: the API may insert rows, but not change or delete them. */
const KEPT_TABLES = ['audit_entry', 'data_key', 'key_read', 'release'];
/** Read-only tables, written by the database itself or by its owner. */
const READ_TABLES = ['audit_block', 'backup_made', 'log_retention', 'recovery_drill', 'schema_migration'];
/** Functions that run with the owner's rights, by a rule that the API cannot change. */
const OWNERS_FUNCTIONS = ['keep_logs'];

/** Returns the user and password that a connection to this address signs in with. */
function signInOf(databaseUrl: string): { user: string; password: string | null } {
  // The client stays unconnected: it only applies the driver's rules for parts that the address omits.
  const { user, password } = new pg.Client({ connectionString: databaseUrl });
  return { user: user ?? '', password: typeof password === 'string' ? password : null };
}

const roleExists = statement<never, { role: string }>(
  'api-role-exists',
  'select from pg_roles where rolname = :role',
).some;
const tablesThere = statement<{ name: string }, { names: readonly string[] }>(
  'api-role-tables',
  `select quote_ident(relname) as name from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname = any(:names::name[])`,
);
const functionsThere = statement<{ name: string }, { names: readonly string[] }>(
  'api-role-functions',
  `select oid::regprocedure::text as name from pg_proc
   where pronamespace = 'public'::regnamespace and proname = any(:names::name[])`,
);

/**
 * Grants the role that `databaseUrl` signs in as the right to read and write rows, and nothing else: no change of the schema,
 * and only inserts into append-only tables. Creates a missing role with the address's password. Tables of later migrations are
 * granted by default. Idempotent; does nothing when the address is the owner's.
 *
 * @param owner a connection of the owner of the tables
 */
export async function grantApiRole(owner: pg.Client, databaseUrl: string): Promise<void> {
  const { user, password } = signInOf(databaseUrl);
  if (user === owner.user) return;
  const role = pg.escapeIdentifier(user);
  const database = pg.escapeIdentifier(owner.database ?? '');
  await owner.query('begin');
  try {
    if (!(await roleExists(owner, { role: user })))
      await owner.query(
        `create role ${role} login ${password === null ? '' : `password ${pg.escapeLiteral(password)}`}`,
      );
    const kept = await tablesThere.rows(owner, { names: KEPT_TABLES });
    const read = await tablesThere.rows(owner, { names: READ_TABLES });
    const functions = await functionsThere.rows(owner, { names: OWNERS_FUNCTIONS });
    const changes = [
      ...functions.map(({ name }) => `grant execute on function ${name} to ${role}`),
      ...kept.map(({ name }) => `revoke update, delete on ${name} from ${role}`),
      ...read.map(({ name }) => `revoke insert, update, delete on ${name} from ${role}`),
    ];
    await owner.query(
      [
        `revoke temporary on database ${database} from public`,
        'revoke create on schema public from public',
        `grant usage on schema public to ${role}`,
        `grant select, insert, update, delete on all tables in schema public to ${role}`,
        `grant usage on all sequences in schema public to ${role}`,
        `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`,
        `alter default privileges in schema public grant usage on sequences to ${role}`,
        ...changes,
      ].join(';'),
    );
    await owner.query('commit');
  } catch (cause) {
    await owner.query('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `Could not grant the role ${user} of DATABASE_URL its rights: ${reason}. Ask an administrator of the database to create it.`,
      { cause },
    );
  }
}

const rights = statement<{ mayChangeLog: boolean }>(
  'api-role-rights',
  `select has_table_privilege('audit_entry', 'update, delete, truncate') as "mayChangeLog"`,
);

/** Returns true when a connection has more rights than the API needs, as the owner and a superuser have. */
export async function hasOwnersRights(db: Queryable): Promise<boolean> {
  return (await rights.one(db)).mayChangeLog;
}
