import type { ServiceAccount } from '@backoffice/contract/service-accounts';
import { nextVersion } from '../../../platform/database/new-rows';
import { rowsById } from '../../../platform/database/rows-by-id';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

/** A stored account, without what depends on the caller. */
export type AccountRow = Omit<ServiceAccount, 'beyondOwn'>;

/** The keys of an account in an answer: all valid ones, and the latest of the others. */
const KEYS_SHOWN = 7;

const selection = `select a.id, a.name, a.description, a.scopes, a.status, a.expires_at as "expiresAt", maker.username as "createdBy",
    a.created_at as "createdAt", a.updated_at as "updatedAt", coalesce(k.list, '[]') as keys
  from service_account a left join app_user maker on maker.id = a.created_by
  left join lateral (
    select json_agg(json_build_object(
        'id', key.id, 'ending', key.ending, 'createdAt', key.created_at, 'createdBy', issuer.username,
        'lastUsedAt', key.last_used_at, 'revokedAt', key.revoked_at) order by key.id desc) as list
    from (
      select * from service_account_key where account_id = a.id
      order by revoked_at is not null, id desc limit ${KEYS_SHOWN}
    ) key left join app_user issuer on issuer.id = key.created_by
  ) k on true`;

// The database formats timestamps in JSON differently.
const iso = (time: string | null) => time && new Date(time).toISOString();

function withTimes<Row extends AccountRow | null>(row: Row): Row {
  return (
    row && {
      ...row,
      keys: row.keys.map(({ createdAt, lastUsedAt, revokedAt, ...key }) => ({
        ...key,
        createdAt: iso(createdAt)!,
        lastUsedAt: iso(lastUsedAt),
        revokedAt: iso(revokedAt),
      })),
    }
  );
}

const byId = rowsById<AccountRow>('service-account', 'service_account', { one: selection, id: 'a.id' });

export const findAccount = async (db: Queryable, id: number) => withTimes(await byId.find(db, { id }));
export const lockAccount = async (...by: Parameters<typeof byId.lock>) => withTimes(await byId.lock(...by));

const all = statement<AccountRow>('service-accounts', `${selection} order by lower(a.name), a.id`);

/** Lists all accounts by name. */
export const listAccounts = async (db: Queryable): Promise<AccountRow[]> =>
  (await all.rows(db)).map((row) => withTimes(row));

/** Lets no other transaction name an account until this one ends. */
export const lockNames = statement(
  'service-accounts-named-in-turn',
  'select pg_advisory_xact_lock(7263550217)',
  { writes: true },
).run;

/** The names of all accounts. */
export const listNames = statement<Pick<AccountRow, 'id' | 'name'>>(
  'service-account-names',
  'select id, name from service_account order by id',
).rows;

type Values = Pick<AccountRow, 'name' | 'description' | 'scopes' | 'expiresAt'>;

const insert = statement<never, Values & { id: number; createdBy: number }>(
  'service-account-insert',
  `insert into service_account (id, name, description, scopes, expires_at, created_by)
   values (:id, :name, :description, :scopes::text[], :expiresAt, :createdBy)`,
);

/** @returns the written account */
export async function insertAccount(
  db: Queryable,
  account: Values & { id: number; createdBy: number },
): Promise<AccountRow> {
  return withTimes(await byId.after(insert.run(db, account), db, account.id));
}

const update = statement<never, Values & Pick<AccountRow, 'id' | 'status'>>(
  'service-account-update',
  `update service_account set name = :name, description = :description, scopes = :scopes::text[], status = :status,
     expires_at = :expiresAt, updated_at = ${nextVersion}
   where id = :id`,
);

/** @returns the account after the change */
export async function updateAccount(
  db: Queryable,
  account: Values & Pick<AccountRow, 'id' | 'status'>,
): Promise<AccountRow> {
  return withTimes(await byId.after(update.run(db, account), db, account.id));
}

export const insertKey = statement<
  { id: number },
  { account: number; hash: Buffer; ending: string; createdBy: number }
>(
  'service-account-key-insert',
  `insert into service_account_key (account_id, key_hash, ending, created_by)
   values (:account, :hash, :ending, :createdBy) returning id`,
).one;

/** Revokes a key; null when no such key is valid. */
export const revokeKey = statement<{ account: number; name: string; ending: string }, { id: number }>(
  'service-account-key-revoke',
  `update service_account_key key set revoked_at = now() from service_account a
   where key.id = :id and key.revoked_at is null and a.id = key.account_id
   returning a.id as account, a.name, key.ending`,
).oneOrNone;
