import type { RouteNode } from '@backoffice/contract';
import { act, render, screen } from '@testing-library/react';
import {
  arrivingRolesAtom,
  clearSession,
  hasAnyRole,
  may,
  permissionsAtom,
  routesAtom,
  store,
  tokenAtom,
  usePermission,
  userAtom,
} from './session';
import { Permitted } from './permitted';

const routes: RouteNode[] = [
  {
    path: '/merchant',
    name: 'merchant',
    meta: { title: 'Merchants', actions: ['edit'] },
    children: [
      { path: 'list', name: 'merchants', meta: { title: 'List', actions: ['view', 'edit'] } },
      { path: 'x', name: 'toString', meta: { title: 'X', actions: ['view'] } },
    ],
  },
  { path: '/dashboard', name: 'dashboard', meta: { title: 'Dashboard' } },
];
const editor = { roles: ['editor'], name: 'Ed', avatar: '', introduction: '' };

beforeEach(() => clearSession());

describe('the token', () => {
  it('is stored in the cookie only', () => {
    store.set(tokenAtom, 'abc');
    expect(document.cookie).toBe('Admin-Token=abc');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    store.set(tokenAtom, null);
    expect(document.cookie).toBe('');
    expect(store.get(tokenAtom)).toBeNull();
  });

  it('is set for this site only and ends with the browser session', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    store.set(tokenAtom, 'abc');
    expect(written.mock.lastCall![0]).toMatch(/^Admin-Token=abc; path=\/; sameSite=strict$/i);
    written.mockRestore();
  });

  it('is found again when the page is loaded', async () => {
    document.cookie = 'Admin-Token=kept';
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./session');
      expect(fresh.store.get(fresh.tokenAtom)).toBe('kept');
    });
  });
});

describe('permissions', () => {
  it('are the actions of known screens in the route tree', () => {
    store.set(routesAtom, routes);
    expect([...store.get(permissionsAtom)]).toEqual(['merchants:view', 'merchants:edit']);
    expect(may('merchants:edit')).toBe(true);
    expect(may('dashboard:view')).toBe(false);
  });

  it('include those that remotes declare, under no name of the host', () => {
    const right = (name: string, action: 'view' | 'edit'): RouteNode => ({
      path: name,
      name,
      meta: { title: name, actions: [action] },
    });
    const declared = [right('billing:approve', 'view'), right('payroll:pay', 'edit')];
    store.set(routesAtom, [...declared, right('merchants:edit', 'view'), right('users:view', 'view')]);
    expect([...store.get(permissionsAtom)]).toEqual(['billing:approve']);
  });

  it('end with the session', () => {
    store.set(routesAtom, routes);
    store.set(userAtom, editor);
    store.set(tokenAtom, 'abc');
    clearSession();
    expect(may('merchants:edit')).toBe(false);
    expect(hasAnyRole(['editor'])).toBe(false);
    expect(store.get(tokenAtom)).toBeNull();
  });

  it('use the roles of a user who is signing in', () => {
    store.set(arrivingRolesAtom, ['editor']);
    expect(hasAnyRole(['admin', 'editor'])).toBe(true);
    store.set(userAtom, { ...editor, roles: ['visitor'] });
    expect(hasAnyRole(['editor'])).toBe(false);
    clearSession();
    expect(hasAnyRole(['editor'])).toBe(false);
  });

  it('are followed by a component', () => {
    const Probe = () => <p>{String(usePermission('merchants:edit'))}</p>;
    render(<Probe />);
    expect(screen.getByText('false')).toBeInTheDocument();
    act(() => store.set(routesAtom, routes));
    expect(screen.getByText('true')).toBeInTheDocument();
  });
});

describe('Permitted', () => {
  const show = (props: Partial<Parameters<typeof Permitted>[0]>) =>
    render(
      <Permitted fallback="closed" {...props}>
        open
      </Permitted>,
    );

  it.each([
    [{ permission: 'merchants:edit' }, 'open'],
    [{ permission: 'dashboard:edit' }, 'closed'],
    [{ roles: ['admin', 'editor'] }, 'open'],
    [{ roles: ['admin'] }, 'closed'],
    [{ roles: [] }, 'closed'],
    [{ permission: 'merchants:edit', roles: ['admin'] }, 'closed'],
    [{}, 'closed'],
  ] as const)('with %j is %s to an editor', (props, expected) => {
    store.set(routesAtom, routes);
    store.set(userAtom, editor);
    show(props);
    expect(screen.getByText(expected)).toBeInTheDocument();
  });

  it('shows nothing to a signed-out user', () => {
    show({ permission: 'merchants:edit' });
    expect(screen.getByText('closed')).toBeInTheDocument();
  });
});
