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
  /** The user's own columns of lists. */
  listLayouts?: UserInfo['listLayouts'];
  /** The columns of the views visible to the user. */
  viewLayouts?: UserInfo['viewLayouts'];
  startHere?: UserInfo['startHere'];
  /** The changes that ask for a reason. */
  changeReasons?: UserInfo['changeReasons'];
}

function nodesFor(permissions: readonly Permission[]): RouteNode[] {
  return permissions.map((permission) => {
    const [name, action] = permission.split(':') as [Screen, GrantAction];
    return { path: screens[name], name, meta: { title: name, actions: [action] } };
  });
}

/** Signs in a user with exactly the given permissions; none by default. */
export function signIn({
  permissions = [],
  roles = ['editor'],
  listLayouts,
  viewLayouts,
  startHere,
  changeReasons,
}: FakeSession = {}): void {
  store.set(tokenAtom, 'test-token');
  store.set(userAtom, {
    roles: [...roles],
    name: 'Test User',
    avatar: '',
    introduction: '',
    listLayouts,
    viewLayouts,
    startHere,
    changeReasons,
  });
  store.set(routesAtom, nodesFor(permissions));
}

beforeEach(() => clearSession());
