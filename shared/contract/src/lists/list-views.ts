import * as z from 'zod/mini';
import { accessListRequest } from '../people/access-review';
import { articleListQuery } from '../rows/articles';
import { auditListRequest } from '../people/audit-log';
import { channelTypeListRequest } from '../rows/channel-types';
import { channelListRequest } from '../rows/channels';
import { transactionListQuery } from '../rows/transactions';
import { readAt, rowId as id } from '../fields/field-schemas';
import { columnLayout } from '../columns/list-layouts';
import { VIEW_NAME_MAX, VIEW_VALUE_MAX, type ViewedList, viewedLists } from './list-view-values';
import { merchantListRequest } from '../rows/merchants';
import { ROLE_KEY_MAX } from '../people/roles';
import { userListRequest } from '../people/users';
import { displayName, sought } from '../text/text-schemas';

/** What can be asked of each list. */
const requests: Record<ViewedList, { shape: object }> = {
  merchants: merchantListRequest,
  channels: channelListRequest,
  channelTypes: channelTypeListRequest,
  users: userListRequest,
  'access-review': accessListRequest,
  'audit-log': auditListRequest,
  articles: articleListQuery,
  transactions: transactionListQuery,
};
/** What only says how rows are shown, or becomes another field when the server is asked. */
const ownFields: Partial<Record<ViewedList, readonly string[]>> = {
  channels: ['group'],
  transactions: ['within'],
};
/** A view has no page, and the address says nothing of which fields of a row are answered. */
const NEVER = ['page', 'fields'];

/** The fields of an address that a view of a list may hold. */
export function viewFields(list: ViewedList): ReadonlySet<string> {
  const asked = Object.keys(requests[list].shape).filter((name) => !NEVER.includes(name));
  return new Set([...asked, ...(ownFields[list] ?? [])]);
}

const list = z.enum(Object.keys(viewedLists) as ViewedList[]);
const name = displayName(VIEW_NAME_MAX);

/** Values as the list's address has them, days relative to today too, by the names of its fields. */
const query = z.record(sought(VIEW_VALUE_MAX), sought(VIEW_VALUE_MAX));

const columns = z._default(z.nullable(columnLayout), null);

/** What a list shows, under a name. */
export const listView = z.object({
  id: z.int(),
  list,
  name: z.string(),
  /** It may name fields that the list no longer has. */
  query: z.record(z.string(), z.string()),
  /** Null: those of whoever looks. */
  columns: z.nullable(columnLayout),
  /** Whose users see it too; null where it is its owner's alone. */
  role: z.nullable(z.object({ key: z.string(), name: z.string() })),
  owner: z.string(),
  isMine: z.boolean(),
  updatedAt: z.string(),
});
export type ListView = z.infer<typeof listView>;

/** `POST /list-view/list`: one's own and those that are shared with one's role, by name. 403 for a list that one may not open. */
export const listViewsRequest = z.strictObject({ list });
export const listViewsResponse = z.object({
  items: z.array(listView),
  /** The one that the caller's list begins with. */
  start: z.nullable(z.int()),
  /** Of the screens that show the list. */
  paths: z.array(z.string()),
});
export type ListViews = z.infer<typeof listViewsResponse>;

/**
 * `POST /list-view/create`; an `Idempotency-Key` header makes a repeated call answer the first one's view. 409 names `name` when the
 * caller has one of that name for the list, 400 the fields of `query` that the list does not have.
 */
export const listViewCreateRequest = z.strictObject({ list, name, query, columns });
export type ListViewCreateRequest = z.input<typeof listViewCreateRequest>;

/** `PUT /list-view/update`; what is left out stays. Only its owner's; 409 names `updatedAt` when it was changed since. */
export const listViewUpdateRequest = z.strictObject({
  id,
  name: z.optional(name),
  query: z.optional(query),
  columns: z.optional(z.nullable(columnLayout)),
  updatedAt: readAt,
});
export type ListViewUpdateRequest = z.input<typeof listViewUpdateRequest>;

/** `PUT /list-view/share`: with the users of a role, by its key, or with nobody. Only its owner's. */
export const listViewShareRequest = z.strictObject({
  id,
  role: z.nullable(sought(ROLE_KEY_MAX)),
  updatedAt: readAt,
});
export type ListViewShareRequest = z.input<typeof listViewShareRequest>;

/** `PUT /list-view/start`: what the caller's list begins with; null for all of its rows. */
export const listViewStartRequest = z.strictObject({ list, id: z.nullable(id) });
export type ListViewStartRequest = z.input<typeof listViewStartRequest>;
export const listViewStartResponse = z.object({ start: z.nullable(z.int()) });

/** `POST /list-view/delete`. Only its owner's. */
export const listViewDeleteRequest = z.strictObject({ id, updatedAt: readAt });
export const listViewDeleteResponse = z.object({ id: z.int() });
