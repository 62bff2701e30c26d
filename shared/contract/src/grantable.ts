import { type CallAccess, callAccess, neededPermissions } from './call-access';
import { type GrantAction, grantActions, type Permission, type Screen, screens } from './permissions';

const asked: ReadonlySet<Permission> = new Set(
  Object.values<CallAccess>(callAccess)
    .flatMap(neededPermissions)
    .map(({ permission }) => permission),
);

const isScreen = (name: string): name is Screen => Object.hasOwn(screens, name);

/**
 * What can be granted on a page of the route tree: to view it, and to edit where a call asks for that.
 *
 * @param name of the page's node
 */
export function grantable(name: string): readonly GrantAction[] {
  const isEditable = isScreen(name) && asked.has(`${name}:edit`);
  return isEditable ? grantActions : ['view'];
}
