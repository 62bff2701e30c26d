import { api } from '@backoffice/api-client';
import { apiPaths, type OwnSessions } from '@backoffice/contract';
import { queryOptions } from '@tanstack/react-query';
import { takeFirstAnswer } from './session-data';

/** The user's open sessions and new devices on the server. */
export const ownSessionsQuery = queryOptions({
  queryKey: [apiPaths.userSessions],
  queryFn: ({ signal }) =>
    (takeFirstAnswer(apiPaths.userSessions)?.answer as OwnSessions | undefined) ??
    api.get<OwnSessions>(apiPaths.userSessions, { signal, quiet: true }),
  staleTime: 0,
});
