import { failureReason, idResponse, rowDeleteRequest } from '@backoffice/contract';
import {
  listViewPaths,
  type ViewedList,
  viewedLists,
  viewParameters,
  type ViewQuery,
  VIEWS_MAX,
} from '@backoffice/contract/list-view-values';
import {
  type ListView,
  listView,
  listViewCreateRequest,
  listViewShareRequest,
  listViewsRequest,
  listViewsResponse,
  listViewStartRequest,
  listViewStartResponse,
  listViewUpdateRequest,
  viewFields,
} from '@backoffice/contract/list-views';
import type { FastifyInstance } from 'fastify';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/database-failure';
import { fieldChanges, insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction } from '../../platform/database/transaction';
import type { Caller } from '../../platform/http/caller';
import { declareRoute } from '../../platform/http/declare-route';
import { missingRow, refusal, refusedField, refusedFields } from '../../platform/http/http-error';
import { createRateLimit } from '../../platform/admission/rate-limit';
import { sentKeyOf } from '../../platform/idempotency/create-keys';
import type { Services } from '../../platform/services';
import { auditedWrites } from '../../platform/write/audited-writes';
import {
  countViews,
  findStart,
  insertView,
  listViews,
  pathsOf,
  removeStart,
  setStart,
  updateView,
  type ViewRow,
  viewsById,
} from './list-views.repository';

function refuseUnopened({ permissions }: Caller, list: ViewedList): void {
  if (!viewedLists[list].some((screen) => permissions.has(`${screen}:view`))) throw refusal(403, 'forbidden');
}

function refuseUnknownFields(list: ViewedList, query: ViewQuery): void {
  const known = viewFields(list);
  const unknown = Object.keys(query).filter((field) => !known.has(field));
  const refused = unknown.map((field) => ({ path: `query.${field}`, ...failureReason('field-unknown') }));
  if (refused.length > 0) throw refusedFields(400, ...refused);
}

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'list_view_name')) throw refusedField(409, 'name', 'view-name-taken');
  if (isForeignKeyViolation(error, 'list_view_shared_with_role_fkey'))
    throw refusedField(400, 'role', 'role-unknown');
  throw error;
}

const shownTo = ({ ownerId, roleKey, roleName, ...view }: ViewRow, { userId }: Caller): ListView => ({
  ...view,
  role: roleKey === null ? null : { key: roleKey, name: roleName ?? roleKey },
  isMine: ownerId === userId,
});

/** The calls by which users save and share views of lists: docs/decisions/0064. */
export function listViewRoutes(app: FastifyInstance, { pool }: Services): void {
  const limit = createRateLimit('viewChangesPerUser');
  const writes = auditedWrites<ViewRow>(pool, {
    subject: 'list view',
    table: 'list_view',
    find: (db, id) => viewsById.find(db, { id }),
    lock: viewsById.lock,
    snapshot: ({ list, name, query, columns, roleName }) => ({
      list,
      name,
      query: viewParameters(query).toString(),
      columns: columns && JSON.stringify(columns),
      sharedWith: roleName,
    }),
    name: ({ name }) => name,
  });

  /** A view of another user is treated as missing. */
  const ownedBy = (caller: Caller) => async (_transaction: unknown, view: ViewRow) => {
    if (view.ownerId !== caller.userId) throw missingRow('list view', view.id);
    refuseUnopened(caller, view.list);
  };
  const change = async (
    caller: Caller,
    {
      id,
      updatedAt,
      ...changed
    }: Partial<Pick<ViewRow, 'name' | 'query' | 'columns' | 'roleKey'>> & {
      id: number;
      updatedAt?: string | undefined;
    },
  ) => {
    const view = await writes
      .change({
        author: caller,
        by: id,
        updatedAt,
        check: async (transaction, before) => {
          await ownedBy(caller)(transaction, before);
          if (changed.query) refuseUnknownFields(before.list, changed.query);
        },
        write: (transaction, before) => {
          const { name, query, columns, roleKey } = {
            ...before,
            // A user who may no longer share cannot change what others see: the change ends the sharing.
            ...(!caller.permissions.has('viewSharing:view') && { roleKey: null }),
            ...changed,
          };
          return updateView(transaction, { id, name, query, columns, roleKey });
        },
      })
      .catch(refuseTaken);
    return shownTo(view, caller);
  };

  declareRoute(app, 'POST', listViewPaths.list, {
    summary: 'List the views of a list, own and shared, and the default view',
    body: listViewsRequest,
    data: listViewsResponse,
    handle: async ({ body: { list }, caller }) => {
      refuseUnopened(caller, list);
      const { userId, roleKey } = caller;
      const [views, start] = await Promise.all([
        listViews(pool, { userId, roleKey, list }),
        findStart(pool, { userId, roleKey, list }),
      ]);
      return {
        items: views.map((view) => shownTo(view, caller)),
        start: start && start.id,
        paths: pathsOf(list),
      };
    },
  });

  declareRoute(app, 'POST', listViewPaths.create, {
    summary: 'Create a view of a list. Idempotent by Idempotency-Key',
    body: listViewCreateRequest,
    data: listView,
    failures: [403, 409],
    limit,
    handle: async ({ body, caller, ...call }) => {
      const { list, query } = body;
      refuseUnopened(caller, list);
      refuseUnknownFields(list, query);
      const { userId: ownerId } = caller;
      const create = { author: caller, key: sentKeyOf(call), request: body };
      const view = await writes
        .create(create, async () => async (transaction, id) => {
          if ((await countViews(transaction, ownerId)) >= VIEWS_MAX)
            throw refusal(409, 'views-too-many', { most: VIEWS_MAX });
          return insertView(transaction, { ...body, id, ownerId });
        })
        .catch(refuseTaken);
      return shownTo(view, caller);
    },
  });

  declareRoute(app, 'PUT', listViewPaths.update, {
    summary: 'Update an own view. 409 with the current updatedAt if the one sent is outdated',
    body: listViewUpdateRequest,
    stored: ({ body }) => viewsById.find(pool, body),
    data: listView,
    failures: [403, 404, 409],
    limit,
    handle: ({ body: { id, updatedAt, name, query, columns }, caller }) =>
      change(caller, {
        id,
        updatedAt,
        ...(name !== undefined && { name }),
        ...(query !== undefined && { query }),
        ...(columns !== undefined && { columns }),
      }),
  });

  declareRoute(app, 'PUT', listViewPaths.share, {
    summary: 'Share an own view with a role, or stop sharing it. updatedAt as in an update',
    body: listViewShareRequest,
    data: listView,
    failures: [404, 409],
    limit,
    handle: ({ body: { id, updatedAt, role }, caller }) => change(caller, { id, updatedAt, roleKey: role }),
  });

  declareRoute(app, 'PUT', listViewPaths.start, {
    summary: 'Set the default view of a list, or remove it',
    body: listViewStartRequest,
    data: listViewStartResponse,
    failures: [403, 404],
    limit,
    handle: async ({ body: { list, id }, caller }) => {
      refuseUnopened(caller, list);
      const { userId, roleKey } = caller;
      const own = { userId, roleKey, list };
      await inTransaction(pool, async (transaction) => {
        const before = await findStart(transaction, own);
        if (id === null) await removeStart(transaction, { userId, list });
        else if (!(await setStart(transaction, { ...own, id }))) throw missingRow('list view', id);
        const after = await findStart(transaction, own);
        const view = after ?? before;
        if (!view || after?.id === before?.id) return;
        await insertAuditEntry(transaction, {
          subject: 'list view',
          subjectId: view.id,
          subjectName: view.name,
          author: caller,
          action: 'update',
          changes: fieldChanges({ startOfList: before && before.name }, { startOfList: after && after.name }),
        });
      });
      return { start: id };
    },
  });

  declareRoute(app, 'POST', listViewPaths.delete, {
    summary: 'Delete an own view. updatedAt as in an update',
    body: rowDeleteRequest,
    data: idResponse,
    failures: [403, 404, 409],
    limit,
    handle: async ({ body: { id, updatedAt }, caller }) => {
      await writes.remove({
        author: caller,
        by: id,
        updatedAt,
        check: ownedBy(caller),
        remove: (transaction) => viewsById.remove(transaction, { id }),
      });
      return { id };
    },
  });
}
