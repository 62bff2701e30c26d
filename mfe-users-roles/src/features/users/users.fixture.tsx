import { apiPaths, type ListPage, type User, type UserListRequest, screens } from '@backoffice/contract';
import { fakeApi, renderPage, type RenderPageOptions } from '@backoffice/testing';
import { messages, Page } from '../../pages/user-list';

export function userRow(values: Partial<User> = {}): User {
  const { id = 1 } = values;
  return {
    id,
    username: `user${id}`,
    avatar: '/avatar.png',
    introduction: `About ${id}`,
    status: 'active',
    roleName: 'Editor',
    roleKey: 'editor',
    createdAt: '2026-03-04T15:06:07.000Z',
    updatedAt: '2026-03-04T15:06:07.000Z',
    ...values,
  };
}

/** Answers a list call as the server does. */
function listOf(stored: readonly User[], request: UserListRequest): ListPage<User> {
  const { page = 1, limit = 20, sort = '+id', username = '', status, roleName } = request;
  const matching = stored
    .filter((row) => row.username.includes(username))
    .filter((row) => !status || row.status === status)
    .filter((row) => !roleName || row.roleKey === roleName)
    .sort((one, other) => (sort === '+id' ? one.id - other.id : other.id - one.id));
  return { items: matching.slice((page - 1) * limit, page * limit), total: matching.length };
}

/** Lets the fake API answer lists from rows that a test may change. */
export function serveUsers(stored: readonly User[]): void {
  fakeApi.post(apiPaths.userList, (request) => listOf(stored, request));
}

/** The name of the signed-in user. */
export const OWN_NAME = 'Test User';

/** Opens the page for a user with all its permissions. */
export function openUsers({ query = '', ...options }: RenderPageOptions & { query?: string } = {}) {
  return renderPage(<Page />, {
    url: screens.users + query,
    messages,
    permissions: ['users:view', 'users:edit'],
    ...options,
  });
}

beforeEach(() =>
  fakeApi.get(apiPaths.roleOptions, () => [
    { id: 'admin', name: 'Administrator' },
    { id: 'editor', name: 'Editor' },
  ]),
);
