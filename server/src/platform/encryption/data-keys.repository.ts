import { statement } from '../database/statement';

/** A data key as stored. */
export interface WrappedKey {
  id: string;
  wrapped: Buffer;
  rootId: string;
}

const columns = 'id, wrapped, root_id as "rootId"';

export const insertDataKey = statement<never, WrappedKey>(
  'data-key-insert',
  'insert into data_key (id, wrapped, root_id) values (:id, :wrapped, :rootId)',
).run;

export const findDataKeys = statement<WrappedKey, { ids: readonly string[] }>(
  'data-keys-by-id',
  `select ${columns} from data_key where id = any(:ids::text[])`,
).rows;

export const hasDataKey = statement<never, { id: string }>(
  'data-key-exists',
  'select from data_key where id = :id',
).some;

export const hasDataKeys = statement('data-keys-exist', 'select from data_key limit 1').some;

/** The root key of the newest data key, which the next ones get too; null before the first. */
export const newestRoot = statement<{ rootId: string }>(
  'data-key-newest-root',
  'select root_id as "rootId" from data_key order by created_at desc limit 1',
).oneOrNone;

/** The newest data key of each root key in use. */
export const rootsInUse = statement<WrappedKey>(
  'data-keys-roots',
  `select distinct on (root_id) ${columns} from data_key order by root_id, created_at desc`,
).rows;

/** The next data keys, by ascending id, that another root key wraps. */
export const nextOfOtherRoots = statement<WrappedKey, { rootId: string; after: string; limit: number }>(
  'data-keys-of-other-roots',
  `select ${columns} from data_key where root_id <> :rootId and id > :after order by id limit :limit`,
).rows;

/** Replaces the wrapped form of data keys; one that was wrapped again since is not touched. */
export const rewrapDataKeys = statement<
  never,
  { rootId: string; ids: string[]; wrapped: Buffer[]; next: Buffer[] }
>(
  'data-keys-rewrap',
  `update data_key set wrapped = change.next, root_id = :rootId, wrapped_at = now()
   from unnest(:ids::text[], :wrapped::bytea[], :next::bytea[]) as change (id, wrapped, next)
   where data_key.id = change.id and data_key.wrapped = change.wrapped`,
).run;
