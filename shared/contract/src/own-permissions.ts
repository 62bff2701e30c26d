/**
 * Permissions that remotes declare for themselves, by name: the one of the sample backend. A remote adds its own to the types:
 * `declare module '@backoffice/contract' { interface OwnPermissions { 'payroll:pay': true } }`.
 */
export interface OwnPermissions {
  'billing:approve': true;
}

/** A permission that a remote declares: `billing:approve`. Never one of the host, whose names end in `:view` or `:edit`. */
export type OwnPermission = keyof OwnPermissions;

/** Matches the part of an own permission after the remote. */
export const OWN_PERMISSION_NAME = /^(?!(?:view|edit|constructor|prototype)$)[a-z][a-z0-9-]{0,39}$/;

const OWN_PERMISSION = /^[a-z0-9-]{1,40}:(?!(?:view|edit|constructor|prototype)$)[a-z][a-z0-9-]{0,39}$/;
// A page cannot have such a path: see `menuPath`.
const OWN_PERMISSION_PATH = /^\/([a-z0-9-]{1,40})\/permission\.([a-z0-9-]+)$/;

/** Returns true for the name of an own permission, which is also the name of its node in the route tree. */
export function isOwnPermission(name: string): name is OwnPermission {
  return OWN_PERMISSION.test(name);
}

/**
 * Returns the path by which an own permission is granted.
 *
 * @param segment the remote's name without `mfe-`
 */
export const ownPermissionPath = (segment: string, name: string): string => `/${segment}/permission.${name}`;

/** Returns the own permission that a path of a grant stands for; null for that of a page. */
export function ownPermissionAt(path: string): OwnPermission | null {
  const [, segment = '', name = ''] = OWN_PERMISSION_PATH.exec(path) ?? [];
  const permission = `${segment}:${name}`;
  return isOwnPermission(permission) ? permission : null;
}

interface PermittedNode {
  name: string;
  meta: { actions?: readonly string[] | undefined };
}

/** Returns the own permission of a node of the route tree that the user has. */
export function ownPermissionOf({ name, meta }: PermittedNode): OwnPermission | null {
  // Short, because the sign-in page loads it; only the server's nodes have a colon in their name.
  const isOwn = /:(?!view$|edit$)/.test(name) && meta.actions?.includes('view');
  return isOwn ? (name as OwnPermission) : null;
}
