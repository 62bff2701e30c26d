import { api, isUnanswered } from '@backoffice/api-client';
import type { HistoryEntry, ListPage } from '@backoffice/contract';
import { serviceAccountPaths } from '@backoffice/contract/service-account-values';
import type {
  ServiceAccount,
  ServiceAccountCreateRequest,
  ServiceAccountUpdateRequest,
  ServiceKeyCreateResponse,
} from '@backoffice/contract/service-accounts';
import type { ReadOptions } from '@backoffice/list-screen';

/** The calls that manage service accounts. A write without an answer shows no message until its row has been read again. */
export const serviceAccountsApi = {
  list: (options?: ReadOptions): Promise<ServiceAccount[]> => api.get(serviceAccountPaths.list, options),

  /** Returns the current state of an account; undefined when it does not exist. */
  async read({ id }: Pick<ServiceAccount, 'id'>): Promise<ServiceAccount | undefined> {
    const accounts = await serviceAccountsApi.list({ quiet: true });
    return accounts.find((account) => account.id === id);
  },

  create: (request: ServiceAccountCreateRequest, idempotencyKey: string): Promise<ServiceAccount> =>
    api.post(serviceAccountPaths.create, request, { idempotencyKey, quiet: isUnanswered, shown: true }),

  update: (request: ServiceAccountUpdateRequest): Promise<ServiceAccount> =>
    api.put(serviceAccountPaths.update, request, { quiet: isUnanswered, shown: true }),

  issueKey: (id: number): Promise<ServiceKeyCreateResponse> =>
    api.post(serviceAccountPaths.keyCreate, { id }, { shown: true }),

  revokeKey: (id: number): Promise<{ id: number }> =>
    api.post(serviceAccountPaths.keyRevoke, { id }, { shown: true }),

  history: (id: number, page: number, options: ReadOptions): Promise<ListPage<HistoryEntry>> =>
    api.post(serviceAccountPaths.history, { id, page }, { ...options, read: true }),
};
