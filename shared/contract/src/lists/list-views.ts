import * as z from 'zod/mini';
import { accessListRequest } from '../people/access-review';
import { articleListQuery } from '../rows/articles';
import { auditListRequest } from '../people/audit-log';
import { channelTypeListRequest } from '../rows/channel-types';
import { channelListRequest } from '../rows/channels';
import { transactionListQuery } from '../rows/transactions';
import { anyOf, readAt, rowId as id } from '../fields/field-schemas';
import { columnLayout } from '../columns/list-layouts';
import { VIEW_NAME_MAX, VIEW_VALUE_MAX, type ViewedList, viewedLists } from './list-view-values';
import { merchantListRequest } from '../rows/merchants';
import { ROLE_KEY_MAX } from '../people/roles';
import { userListRequest } from '../people/users';
import { displayName, sought } from '../text/text-schemas';

/** The requests of the lists. */
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
/** Fields that only change how rows are shown, or that the page converts to another field of the request. */
const ownFields: Partial<Record<ViewedList, readonly string[]>> = {
  channels: ['group'],
  transactions: ['within'],
};
/** Fields of requests that views and addresses do not contain. */
const NEVER = ['page', 'fields'];

/** Returns the fields of an address that a view of a list may contain. */
export function viewFields(list: ViewedList): ReadonlySet<string> {
  const requested = Object.keys(requests[list].shape).filter((name) => !NEVER.includes(name));
  return new Set([...requested, ...(ownFields[list] ?? [])]);
}

const list = z.enum(Object.keys(viewedLists) as ViewedList[]);
const name = displayName(VIEW_NAME_MAX);

/** Values in the format of the list's address, by the names of its fields, including periods relative to today; several in an array. */
const query = z.record(sought(VIEW_VALUE_MAX), anyOf(sought(VIEW_VALUE_MAX)));

const columns = z._default(z.nullable(columnLayout), null);

/** A named view of a list. */
export const listView = z.object({
  id: z.int(),
  list,
  name: z.string(),
  /** May contain fields that the list no longer has. */
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Null to use the columns of the viewing user. */
  columns: z.nullable(columnLayout),
  /** The role whose users also see the view; null when only its owner does. */
  role: z.nullable(z.object({ key: z.string(), name: z.string() })),
  owner: z.string(),
  isMine: z.boolean(),
  updatedAt: z.string(),
});
export type ListView = z.infer<typeof listView>;

/**
 * `POST /list-view/list`: the caller's views and those shared with the caller's role, by name. 403 without permission for the
 * list.
 */
export const listViewsRequest = z.strictObject({ list });
export const listViewsResponse = z.object({
  items: z.array(listView),
  /** The id of the caller's default view. */
  start: z.nullable(z.int()),
  /** The paths of the screens that show the list. */
  paths: z.array(z.string()),
});
export type ListViews = z.infer<typeof listViewsResponse>;

/**
 * `POST /list-view/create`; an `Idempotency-Key` header makes a repeated call answer the first one's view. 409 names `name`
 * when the caller already has a view of that name for the list, 400 the fields of `query` that the list does not have.
 */
export const listViewCreateRequest = z.strictObject({ list, name, query, columns });

/**
 * `PUT /list-view/update`: changes the given fields. For its owner only; 409 names `updatedAt` when the view has changed since.
 */
export const listViewUpdateRequest = z.strictObject({
  id,
  name: z.optional(name),
  query: z.optional(query),
  columns: z.optional(z.nullable(columnLayout)),
  updatedAt: readAt,
});
export type ListViewUpdateRequest = z.input<typeof listViewUpdateRequest>;

/** `PUT /list-view/share`: shares a view with the users of a role, by its key, or with none. For its owner only. */
export const listViewShareRequest = z.strictObject({
  id,
  role: z.nullable(sought(ROLE_KEY_MAX)),
  updatedAt: readAt,
});

/** `PUT /list-view/start`: sets the caller's default view of a list; null for none. */
export const listViewStartRequest = z.strictObject({ list, id: z.nullable(id) });
export const listViewStartResponse = z.object({ start: z.nullable(z.int()) });
