import { api, dropEmpty } from '@backoffice/api-client';
import { apiPaths, type AccessListRequest, type ListPage, type UserAccess } from '@backoffice/contract';

export const accessReviewApi = {
  list: (request: AccessListRequest, options?: { signal?: AbortSignal }): Promise<ListPage<UserAccess>> =>
    api.post(apiPaths.accessList, dropEmpty(request), { ...options, read: true }),

  /** Whoever ends a session says what became of it. */
  endSession: (id: number): Promise<{ id: number }> => api.post(apiPaths.sessionEnd, { id }, { quiet: true }),
};
