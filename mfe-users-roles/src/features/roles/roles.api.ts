import { api, isUnanswered } from '@backoffice/api-client';
import {
  apiPaths,
  type Order,
  type Role,
  type RoleCreateRequest,
  type RoleSort,
  type RoleUpdateRequest,
  type RouteNode,
} from '@backoffice/contract';
import type { ReadOptions } from '@backoffice/list-screen';

const pathOf = (key: string) => apiPaths.roleByKey.replace(':id', encodeURIComponent(key));

/** The role calls of the API. A write without an answer shows no message until its role has been read again. */
export const rolesApi = {
  list: (options?: ReadOptions, sort?: Order<RoleSort>): Promise<Role[]> =>
    api.get(apiPaths.roles, { ...options, ...(sort && { query: { sort } }) }),

  /** Returns the pages that the signed-in user can grant: only those that the user has. */
  pages: (options?: ReadOptions): Promise<RouteNode[]> => api.get(apiPaths.routes, options),

  /** Returns the current state of a role; undefined when it does not exist. */
  async read({ key }: Pick<Role, 'key'>): Promise<Role | undefined> {
    const roles = await rolesApi.list({ quiet: true });
    return roles.find((role) => role.key === key);
  },

  create: (request: RoleCreateRequest, idempotencyKey: string): Promise<Role> =>
    api.post(apiPaths.role, request, { idempotencyKey, quiet: isUnanswered, shown: true }),

  update: (key: string, request: RoleUpdateRequest): Promise<Role> =>
    api.put(pathOf(key), request, { quiet: isUnanswered, shown: true }),

  delete: ({ key, updatedAt }: Role): Promise<{ key: string }> =>
    api.delete(pathOf(key), { query: { updatedAt }, quiet: isUnanswered, shown: true }),
};
