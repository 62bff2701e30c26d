import {
  screens,
  type GrantAction,
  type Permission,
  type RouteNode,
  type Screen,
  type UserInfo,
} from '@backoffice/contract';
import { clearSession, routesAtom, store, tokenAtom, userAtom } from '@backoffice/session';

export interface FakeSession {
  permissions?: readonly Permission[];
  roles?: readonly string[];
  /** The columns of lists as the user has put them. */
  listLayouts?: UserInfo['listLayouts'];
  /** The columns of the views that the user sees. */
  viewLayouts?: UserInfo['viewLayouts'];
}

function nodesFor(permissions: readonly Permission[]): RouteNode[] {
  return permissions.map((permission) => {
    const [name, action] = permission.split(':') as [Screen, GrantAction];
    return { path: screens[name], name, meta: { title: name, actions: [action] } };
  });
}

/** Signs a user in who may do just what is named; by default nothing. */
export function signIn({
  permissions = [],
  roles = ['editor'],
  listLayouts,
  viewLayouts,
}: FakeSession = {}): void {
  store.set(tokenAtom, 'test-token');
  store.set(userAtom, {
    roles: [...roles],
    name: 'Test User',
    avatar: '',
    introduction: '',
    listLayouts,
    viewLayouts,
  });
  store.set(routesAtom, nodesFor(permissions));
}

beforeEach(() => clearSession());
