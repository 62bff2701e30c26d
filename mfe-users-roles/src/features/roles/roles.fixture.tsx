import { apiPaths, type Role, type RouteNode, screens } from '@backoffice/contract';
import { type failure, fakeApi, renderPage, type RenderPageOptions } from '@backoffice/testing';
import { messages, Page } from '../../pages/role-list';

const page = (path: string, name: string, title: string, edit = false): RouteNode => ({
  path,
  name,
  component: `mfe-x/${name}`,
  meta: { title, actions: edit ? ['view', 'edit'] : ['view'] },
});

export const pages: RouteNode[] = [
  {
    path: '/',
    name: 'home',
    component: 'Layout',
    meta: { title: 'Home' },
    children: [page('dashboard', 'dashboard', 'Dashboard')],
  },
  {
    path: '/merchant',
    name: 'merchant',
    component: 'Layout',
    meta: { title: 'Merchants' },
    children: [page('list', 'merchants', 'Merchant list', true), page('energy', 'energy', 'Energy')],
  },
];

export function roleRow(values: Partial<Role> = {}): Role {
  return {
    key: 'visitor',
    name: 'visitor',
    description: 'Looks around',
    routes: [pages[0]!],
    holdsEverything: false,
    users: 14,
    holders: 15,
    updatedAt: '2026-03-04T15:06:07.000Z',
    ...values,
  };
}

export const admin = roleRow({
  key: 'admin',
  name: 'admin',
  description: 'Everything',
  routes: pages,
  holdsEverything: true,
  users: 1,
  holders: 1,
});

/** A role without users. */
export const freeRole = roleRow({ users: 0, holders: 0 });

/** Opens the page with these roles for a user with all its permissions. */
export function openRoles(
  roles: Role[],
  {
    query = '',
    serve = () => roles,
    ...options
  }: RenderPageOptions & {
    query?: string;
    serve?: () => Role[] | ReturnType<typeof failure>;
  } = {},
) {
  fakeApi.get(apiPaths.roles, serve);
  fakeApi.get(apiPaths.routes, () => pages);
  return renderPage(<Page />, {
    url: screens.roles + query,
    messages,
    permissions: ['roles:view', 'roles:edit'],
    ...options,
  });
}
