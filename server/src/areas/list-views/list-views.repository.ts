import { type ColumnLayout, columnLayout, screens } from '@backoffice/contract';
import { type ViewedList, viewedLists, viewQuery } from '@backoffice/contract/list-view-values';
import type { ListView } from '@backoffice/contract/list-views';
import type pg from 'pg';
import { nextVersion } from '../../platform/database/new-rows';
import { rowsById } from '../../platform/database/rows-by-id';
import { statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';

/** A view as stored. */
export interface ViewRow extends Omit<ListView, 'isMine' | 'role'> {
  ownerId: number;
  roleKey: string | null;
  roleName: string | null;
}

interface Reader {
  userId: number;
  roleKey: string;
}

const rows = `select view.id, view.list, view.name, view.query, view.columns, owner_id as "ownerId", username as owner,
    shared_with_role as "roleKey", role.name as "roleName", view.updated_at as "updatedAt"
  from list_view view join app_user on app_user.id = owner_id left join role on role.key = shared_with_role`;

const IN_SIGHT = '(view.owner_id = :userId or view.shared_with_role = :roleKey)';

/** The views of a list that a user can see, by name. */
export const listViews = statement<ViewRow, Reader & { list: ViewedList }>(
  'list-views',
  `${rows} where list = :list and ${IN_SIGHT} order by view.name collate people, view.id`,
).rows;

export const viewsById = rowsById<ViewRow>('list-view', 'list_view', { one: rows, id: 'view.id' });

const lockOwner = statement<never, { userId: number }>(
  'list-view-owner-lock',
  'select from app_user where id = :userId for no key update',
);
const count = statement<{ views: number }, { userId: number }>(
  'list-views-count',
  'select count(*) as views from list_view where owner_id = :userId',
);

/** Counts the views of a user, and prevents further ones until the transaction ends. */
export async function countViews(transaction: pg.ClientBase, userId: number): Promise<number> {
  const [, { views }] = await Promise.all([
    lockOwner.rows(transaction, { userId }),
    count.one(transaction, { userId }),
  ]);
  return views;
}

type NewView = Pick<ViewRow, 'id' | 'list' | 'name' | 'ownerId' | 'query' | 'columns'>;

/** Converts the lists to JSON, because the driver would write them as arrays of PostgreSQL. */
const asJson = ({ query, columns }: Pick<ViewRow, 'query' | 'columns'>) => ({
  query: JSON.stringify(query),
  columns: columns && JSON.stringify(columns),
});
type AsJson<View> = Omit<View, 'query' | 'columns'> & ReturnType<typeof asJson>;

const insert = statement<never, AsJson<NewView>>(
  'list-view-insert',
  `insert into list_view (id, owner_id, list, name, query, columns) overriding system value
   values (:id, :ownerId, :list, :name, :query, :columns)`,
);

/** @returns the written view */
export function insertView(db: Queryable, view: NewView): Promise<ViewRow> {
  return viewsById.after(insert.run(db, { ...view, ...asJson(view) }), db, view.id);
}

type ChangedView = Pick<ViewRow, 'id' | 'name' | 'roleKey' | 'query' | 'columns'>;

const update = statement<never, AsJson<ChangedView>>(
  'list-view-update',
  `update list_view set name = :name, query = :query, columns = :columns, shared_with_role = :roleKey,
     updated_at = ${nextVersion}
   where id = :id`,
);

/** @returns the view after the change */
export function updateView(db: Queryable, view: ChangedView): Promise<ViewRow> {
  return viewsById.after(update.run(db, { ...view, ...asJson(view) }), db, view.id);
}

/** The default view of a user's list, as long as the user can see it. */
export const findStart = statement<Pick<ViewRow, 'id' | 'name'>, Reader & { list: ViewedList }>(
  'list-view-start',
  `select view.id, view.name from list_view_start start join list_view view on view.id = view_id
   where user_id = :userId and start.list = :list and ${IN_SIGHT}`,
).oneOrNone;

/** Sets the default view; false when the view does not exist, belongs to another list, or is not visible to the user. */
export const setStart = statement<never, Reader & { list: ViewedList; id: number }>(
  'list-view-set-start',
  `insert into list_view_start (user_id, list, view_id)
   select :userId::bigint, view.list, view.id from list_view view
   where view.id = :id and view.list = :list and ${IN_SIGHT}
   on conflict (user_id, list) do update set view_id = excluded.view_id`,
).some;

export const removeStart = statement<never, { userId: number; list: ViewedList }>(
  'list-view-remove-start',
  'delete from list_view_start where user_id = :userId and list = :list',
).run;

const starts = statement<Pick<ViewRow, 'id' | 'list' | 'query'>, Reader>(
  'list-view-starts',
  `select view.id, view.list, view.query from list_view_start start join list_view view on view.id = view_id
   where user_id = :userId and ${IN_SIGHT}`,
);

/** Returns the paths of the screens that show a list; none for a list of a later release. */
export const pathsOf = (list: ViewedList): string[] =>
  Object.hasOwn(viewedLists, list) ? viewedLists[list].map((screen) => screens[screen]) : [];

/** The maximum number of views whose columns are sent with each start of the app. */
const MAX_VIEW_LAYOUTS = 60;

const layouts = statement<{ id: number; list: string; columns: unknown }, Reader & { max: number }>(
  'list-view-layouts',
  `select view.id, view.list, view.columns from list_view view
   where view.columns is not null and ${IN_SIGHT}
   order by view.updated_at desc, view.id desc limit :max`,
);

/** The columns of the views that a user can see; those written in an unknown form by a later release are left out. */
export async function findViewLayouts(
  db: Queryable,
  { userId, roleKey }: Reader,
): Promise<Record<string, Record<string, ColumnLayout>>> {
  const found: Record<string, Record<string, ColumnLayout>> = {};
  for (const { id, list, columns } of await layouts.rows(db, { userId, roleKey, max: MAX_VIEW_LAYOUTS })) {
    const { success, data } = columnLayout.safeParse(columns);
    if (success) (found[list] ??= {})[id] = data;
  }
  return found;
}

/** The default views of a user's lists, by the paths of their screens. */
export async function findStarts(db: Queryable, reader: Reader): Promise<Record<string, string>> {
  const views = await starts.rows(db, reader);
  return Object.fromEntries(
    views.flatMap((view) => pathsOf(view.list).map((path) => [path, viewQuery(view)])),
  );
}
