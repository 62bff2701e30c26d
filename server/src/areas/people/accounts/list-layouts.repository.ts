import { type ColumnLayout, columnLayout } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

/** The number of lists kept for one user, those changed last: they are sent with each start of the app. */
const LISTS_MAX = 40;

const listLayouts = statement<{ list: string; columns: unknown }, { userId: number }>(
  'list-layouts',
  'select list, columns from list_layout where user_id = :userId order by list',
).rows;

/** Skips layouts in an unknown form of a later release, so that they cannot prevent a sign-in. */
export async function readListLayouts(
  db: Queryable,
  userId: number,
): Promise<Record<string, ColumnLayout> | null> {
  const rows = await listLayouts(db, { userId });
  const readable = rows.flatMap(({ list, columns }): [string, ColumnLayout][] => {
    const { success, data } = columnLayout.safeParse(columns);
    return success ? [[list, data]] : [];
  });
  return readable.length > 0 ? Object.fromEntries(readable) : null;
}

const setListLayout = statement<never, { userId: number; list: string; columns: string; keptOthers: number }>(
  'list-layout-set',
  `with written as (
     insert into list_layout (user_id, list, columns) values (:userId, :list, :columns::jsonb)
     on conflict (user_id, list) do update set columns = excluded.columns, updated_at = now()
   )
   delete from list_layout where user_id = :userId and list in (
     select list from list_layout where user_id = :userId and list <> :list
     order by updated_at desc, list offset :keptOthers
   )`,
).run;

const removeListLayout = statement<never, { userId: number; list: string }>(
  'list-layout-remove',
  'delete from list_layout where user_id = :userId and list = :list',
).run;

/** @param columns empty for the default layout */
export async function writeListLayout(
  db: Queryable,
  { columns, ...key }: { userId: number; list: string; columns: ColumnLayout },
): Promise<void> {
  if (columns.length === 0) await removeListLayout(db, key);
  else await setListLayout(db, { ...key, columns: JSON.stringify(columns), keptOthers: LISTS_MAX - 1 });
}
