import { answerInTable } from '@backoffice/list-screen';
import type { Role } from '@backoffice/contract';
import type { RoleText } from './role-messages';

interface Answer {
  data: Role[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What the tables show of the answer: there is always a role, that of who asks. */
export function answerOf({ data, ...answer }: Answer, text: RoleText) {
  const page = data && { items: data, total: data.length };
  const { rows: roles, state, failure } = answerInTable({ ...answer, data: page }, false);
  return { roles, state, error: { title: text('roles.list.failed.title'), ...failure } };
}
