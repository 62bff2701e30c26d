import { ApiError } from '@backoffice/api-client';
import type { Role } from '@backoffice/contract';
import type { DataTableProps } from '@backoffice/ui/list';
import type { RoleText } from './role-messages';

interface Answer {
  data: Role[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * What the tables show of the answer: there is always a role, that of who asks. A refresh that fails leaves the roles that are
 * here: its notice says so.
 */
export function answerOf({ data, error, isFetching, refetch }: Answer, text: RoleText) {
  const state: DataTableProps<Role>['state'] = isFetching ? 'loading' : error && !data ? 'error' : 'rows';
  return {
    roles: data ?? [],
    state,
    error: {
      title: text('roles.list.failed.title'),
      // Where no server spoke, the notice says why, in the user's language.
      body: error instanceof ApiError && error.kind === 'refused' ? error.message : undefined,
      requestId: error instanceof ApiError ? error.requestId : undefined,
      onRetry: () => void refetch(),
    },
  };
}
