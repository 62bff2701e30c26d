import { api, dropEmpty, isUnanswered, type SendOptions } from '@backoffice/api-client';
import {
  apiPaths,
  type FoundAccount,
  type HistoryEntry,
  type ListPage,
  type RoleOption,
  type User,
  type UserCreateRequest,
  type UserListRequest,
  type UserStatusRequest,
  type UserUpdateRequest,
} from '@backoffice/contract';
import { accountLinkPaths } from '@backoffice/contract/account-link-values';
import type {
  LinkMailRequest,
  PasswordResetResponse,
  ResetConfirmResponse,
  UserInviteRequest,
  UserInviteResponse,
} from '@backoffice/contract/account-links';
import { factorPaths } from '@backoffice/contract/factor-values';
import type { FactorResetRequest } from '@backoffice/contract/factors';
import type { ReadOptions } from '@backoffice/list-screen';

/** The user calls of the API. A write without an answer shows no message until its row has been read again. */
export const usersApi = {
  list: (request: UserListRequest, options?: ReadOptions): Promise<ListPage<User>> =>
    api.post(apiPaths.userList, dropEmpty(request), { ...options, read: true }),

  /** Returns the current state of a user; undefined when the user does not exist. */
  async read({ id, username }: Pick<User, 'id' | 'username'>): Promise<User | undefined> {
    const byName = async (name: string) => {
      const { items } = await usersApi.list({ username: name, limit: 1000 }, { quiet: true });
      return items.find((user) => user.id === id);
    };
    const found = await byName(username);
    if (found) return found;
    const { items } = await api.post<{ items: FoundAccount[] }>(
      apiPaths.userFind,
      { query: String(id) },
      { quiet: true, read: true },
    );
    const renamed = items.find((account) => account.id === id);
    return renamed && byName(renamed.username);
  },

  roles: (options: ReadOptions): Promise<RoleOption[]> => api.get(apiPaths.roleOptions, options),

  create: (request: UserCreateRequest, idempotencyKey: string): Promise<User> =>
    api.post(apiPaths.userCreate, request, { idempotencyKey, quiet: isUnanswered, shown: true }),

  /** Creates a user for an import, which shows the outcome of each row itself. */
  createQuietly: (request: UserCreateRequest, options: SendOptions): Promise<User> =>
    api.post(apiPaths.userCreate, request, { ...options, quiet: true }),

  update: (request: UserUpdateRequest): Promise<User> =>
    api.put(apiPaths.userUpdate, request, { quiet: isUnanswered, shown: true }),

  setStatus: (request: UserStatusRequest): Promise<User> =>
    api.put(apiPaths.userStatus, request, { quiet: isUnanswered, shown: true }),

  invite: (request: UserInviteRequest, idempotencyKey: string): Promise<UserInviteResponse> =>
    api.post(accountLinkPaths.invite, request, { idempotencyKey, quiet: isUnanswered, shown: true }),

  resetPassword: (id: number): Promise<PasswordResetResponse> =>
    api.post(accountLinkPaths.passwordReset, { id }, { shown: true }),

  mailLink: (request: LinkMailRequest): Promise<null> =>
    api.post(accountLinkPaths.mail, request, { quiet: true }),

  confirmReset: (id: number): Promise<ResetConfirmResponse> =>
    api.post(accountLinkPaths.confirmReset, { id }, { shown: true }),

  /** Requests the reset of the user's second factor, which another administrator confirms. */
  resetFactors: (request: FactorResetRequest): Promise<null> =>
    api.post(factorPaths.reset, request, { shown: true }),

  confirmFactorReset: (request: FactorResetRequest): Promise<null> =>
    api.post(factorPaths.confirmReset, request, { shown: true }),

  history: (id: number, page: number, options: ReadOptions): Promise<ListPage<HistoryEntry>> =>
    api.post(apiPaths.userHistory, { id, page }, { ...options, read: true }),
};
