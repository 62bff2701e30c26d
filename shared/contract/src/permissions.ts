import { directoryAccess } from './directory-access';
import { keyAccess } from './key-access';
import { noteAccess } from './note-access';
import type { OwnPermission } from './own-permissions';
import { programAccess, serviceAccess } from './service-access';
import { webhookAccess } from './webhook-access';
import { type GrantAction, grantActions, type Permission, type Screen, screens } from './screens';

/** A permission that a user may have: one of the host, or one that a remote declares. */
export type HeldPermission = Permission | OwnPermission;

/**
 * Header of each answer to a signed-in caller that identifies their permissions. When its value changes, the client reads
 * `/routes` again.
 */
export const RIGHTS_HEADER = 'x-rights';

/** A permission that a call needs. With `onlyWith`, it suffices only if a field of the body has this value. */
export interface NeededPermission {
  permission: Permission;
  onlyWith?: { field: string; value: string };
}

/**
 * The access to a call: public, all signed-in users, users with a permission (one of several), service accounts with a scope that
 * permits it (`serviceScopes`, which also permit calls of users), or the company's directory, which is no user and has a token of
 * its own.
 */
export type CallAccess =
  | 'public'
  | 'signed-in'
  | 'service-account'
  | 'scim'
  | Permission
  | readonly (Permission | NeededPermission)[];

/**
 * The permissions of every call of the API, by method and path. The server checks calls against this table; the permissions of
 * a screen, and with them menus, `GET /routes` and buttons, are derived from it (`grantable`).
 */
export const callAccess = {
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
  // Public if the server has demo data.
  'GET /docs/*': 'signed-in',
  'OPTIONS *': 'public',
  'POST /policy/reports': 'public',
  'GET /policy/reports': 'remotes:view',

  'POST /auth/login': 'public',
  'POST /user/login': 'public',
  'GET /auth/providers': 'public',
  'POST /auth/factor': 'public',
  'POST /auth/passkey/start': 'public',
  'POST /auth/passkey/finish': 'public',
  'POST /auth/oidc/start': 'public',
  'POST /auth/oidc/finish': 'public',
  // The provider signs the token that names the sessions to end.
  'POST /auth/oidc/logout/:provider': 'public',
  // The token of a link identifies its user.
  'POST /auth/link/open': 'public',
  'POST /auth/link/finish': 'public',

  // Only the caller's own.
  'GET /user/factors': 'signed-in',
  'POST /user/factors/passkey/start': 'signed-in',
  'POST /user/factors/passkey/finish': 'signed-in',
  'POST /user/factors/code/start': 'signed-in',
  'POST /user/factors/code/finish': 'signed-in',
  'PUT /user/factors/rename': 'signed-in',
  'POST /user/factors/remove': 'signed-in',
  'POST /user/factors/recovery-codes': 'signed-in',
  'GET /user/info': 'signed-in',
  // Proves who the caller is, for the calls of `freshCalls`.
  'POST /user/prove/start': 'signed-in',
  'POST /user/prove': 'signed-in',
  'GET /user/session': 'signed-in',
  'POST /user/session': 'signed-in',
  'GET /user/sessions': 'signed-in',
  'POST /user/end-session': 'signed-in',
  'POST /user/end-sessions': 'signed-in',
  'POST /user/devices-told': 'signed-in',
  'PUT /user/password': 'signed-in',
  'PUT /user/profile': 'signed-in',
  'PUT /user/start-here': 'signed-in',
  'PUT /user/time-zone': 'signed-in',
  'POST /user/picture': 'signed-in',
  'POST /user/logout': 'signed-in',
  'GET /routes': 'signed-in',
  'GET /remotes': 'signed-in',
  'POST /remotes/loads': 'signed-in',
  'POST /remotes/problems': 'signed-in',
  // Only the caller's own.
  'GET /inbox': 'signed-in',
  'GET /inbox/unread': 'signed-in',
  'PUT /inbox/state': 'signed-in',
  'PUT /inbox/read': 'signed-in',
  'GET /inbox/preferences': 'signed-in',
  'PUT /inbox/preferences': 'signed-in',
  'PUT /user/list-layout': 'signed-in',
  'GET /events': 'signed-in',
  // Only for lists that the caller may view; only the caller's own views can be changed.
  'POST /list-view/list': 'signed-in',
  'POST /list-view/create': 'signed-in',
  'PUT /list-view/update': 'signed-in',
  'PUT /list-view/share': 'viewSharing:view',
  'PUT /list-view/start': 'signed-in',
  'POST /list-view/delete': 'signed-in',
  // Only the caller's own; files only while the caller may view the list.
  'GET /exports': 'signed-in',
  'PUT /exports/state': 'signed-in',
  'GET /exports/file': 'signed-in',

  // Calls that deploy a release also accept the deploy key of its remote.
  'GET /remotes/registry': 'remotes:view',
  'GET /remotes/problems': 'remotes:view',
  'GET /remotes/problems/stack': 'remotes:view',
  'GET /remotes/modules': 'remotes:view',
  'PUT /remotes/:remote/releases/:release': 'remotes:edit',
  'POST /remotes/publish': 'remotes:edit',
  'POST /remotes/promote': 'remotes:edit',
  'POST /remotes/rollback': 'remotes:edit',
  'POST /remotes/disable': 'remotes:edit',
  'POST /remotes/enable': 'remotes:edit',
  'POST /remotes/lock': 'remotes:edit',
  'POST /remotes/unlock': 'remotes:edit',
  'PUT /remotes/owners': 'remotes:edit',
  'POST /remotes/retire': 'remotes:edit',
  'POST /remotes/override': 'remotes:edit',
  // Callers who have lost the permission in the meantime can still end their override.
  'POST /remotes/override/end': 'signed-in',
  // Checks the caller's permissions of the remote itself.
  'GET /backends/:team/identity': 'signed-in',
  'GET /backends/keys': 'public',
  'POST /remotes/deploy-keys': 'remotes:edit',
  'POST /remotes/deploy-keys/revoke': 'remotes:edit',

  'POST /user/list': 'users:view',
  'POST /user/rows': 'users:view',
  'POST /user/export': 'users:view',
  'POST /user/create': 'users:edit',
  'PUT /user/update': 'users:edit',
  'PUT /user/status': 'users:edit',
  'POST /user/invite': 'users:edit',
  'POST /user/password-reset': 'users:edit',
  'POST /user/mail-link': 'users:edit',
  'POST /user/confirm-reset': 'users:edit',
  'POST /user/reset-factors': 'users:edit',
  'POST /user/confirm-factor-reset': 'users:edit',
  'POST /user/history': 'users:view',
  'POST /user/find': 'users:view',
  'POST /access/list': 'accessReview:view',
  'POST /access/end-session': 'accessReview:edit',
  'POST /access/end-sessions': 'accessReview:edit',
  'POST /audit/list': 'auditLog:view',
  'POST /audit/export': 'auditLog:view',
  'GET /operations': 'operationsStatus:view',

  // Names only, so that screens in normal use receive no 403.
  'GET /roles/list': 'signed-in',
  'GET /roles': 'roles:view',
  'POST /role': 'roles:edit',
  'PUT /role/:id': 'roles:edit',
  'DELETE /role/:id': 'roles:edit',

  // Requests for approval; everyone may read and withdraw their own.
  'GET /approvals': 'approvals:view',
  'GET /approvals/mine': 'signed-in',
  // Further rules decide who may approve which request.
  'POST /approvals/decide': 'approvals:edit',
  'POST /approvals/withdraw': 'signed-in',
  'GET /approvals/policy': 'approvals:view',
  'PUT /approvals/policy': 'approvals:edit',

  'GET /dashboard/summary': 'dashboard:view',
  'GET /dashboard/series': 'dashboard:view',
  'GET /dashboard/figures': 'dashboard:view',
  'GET /transaction/list': ['dashboard:view', 'transactions:view'],
  'GET /transaction/figures': 'transactions:view',
  'GET /transaction/detail': 'transactions:view',
  'POST /transaction/find': 'transactions:view',
  'POST /transaction/export': 'transactions:view',

  // Screens with a selection of merchants read only the options.
  'POST /merchant/list': [
    'merchants:view',
    { permission: 'channels:view', onlyWith: { field: 'fields', value: 'option' } },
  ],
  'POST /merchant/totals': 'merchants:view',
  'POST /merchant/rows': 'merchants:view',
  'POST /merchant/export': 'merchants:view',
  'PUT /merchant/create': 'merchants:edit',
  'PUT /merchant/update': 'merchants:edit',
  'PUT /merchant/status': 'merchants:edit',
  // Read on the merchant's page, or from the list.
  'GET /merchant/detail': ['merchants:view', 'merchantPage:view'],
  'POST /merchant/history': ['merchants:view', 'merchantPage:view'],
  'POST /merchant/find': 'merchants:view',
  // Bulk edits: only the caller's own.
  'POST /merchant/bulk/preview': 'merchants:edit',
  'POST /merchant/bulk/start': 'merchants:edit',
  'GET /merchant/bulk/job': 'merchants:view',
  'PUT /merchant/bulk/state': 'merchants:view',
  'POST /merchant/bulk/undo': 'merchants:edit',

  'POST /channel/list': 'channels:view',
  'POST /channel/totals': 'channels:view',
  'POST /channel/rows': 'channels:view',
  'POST /channel/export': 'channels:view',
  'POST /channel/create': 'channels:edit',
  'PUT /channel/update': 'channels:edit',
  'PUT /channel/weights': 'channels:edit',
  'POST /channel/delete': 'channels:edit',
  'GET /channel/options': 'channels:view',
  'POST /channel/key-usage': 'channels:view',
  'POST /channel/merchants': 'channels:edit',
  'POST /channel/history': 'channels:view',
  'POST /channel/find': 'channels:view',
  'POST /channel/bulk/preview': 'channels:edit',
  'POST /channel/bulk/start': 'channels:edit',
  'GET /channel/bulk/job': 'channels:view',
  'PUT /channel/bulk/state': 'channels:view',
  'POST /channel/bulk/undo': 'channels:edit',
  'POST /channel-type/list': 'channelTypes:view',
  'POST /channel-type/rows': 'channelTypes:view',
  'POST /channel-type/create': 'channelTypes:edit',
  'PUT /channel-type/update': 'channelTypes:edit',
  'POST /channel-type/delete': 'channelTypes:edit',
  'POST /channel-type/history': 'channelTypes:view',

  // Read from a list, or in the article's form.
  'GET /article/list': ['articles:view', 'articleTable:view'],
  'POST /article/rows': ['articles:view', 'articleTable:view'],
  'POST /article/export': ['articles:view', 'articleTable:view'],
  'POST /article/find': 'articles:view',
  'GET /article/detail': ['articles:view', 'articleTable:view', 'articleEdit:view'],
  'GET /article/pv': ['articles:view', 'articleTable:view'],
  'POST /article/create': ['articles:edit', 'articleTable:edit', 'articleCreate:edit'],
  'POST /article/update': ['articles:edit', 'articleTable:edit', 'articleEdit:edit'],
  // Authors may choose the author and upload images. The token of an upload identifies its user.
  'GET /search/user': ['articleCreate:edit', 'articleEdit:edit'],
  'GET /qiniu/upload/token': ['articleCreate:edit', 'articleEdit:edit'],
  'POST /qiniu/upload': 'public',
  'POST /upload': ['articleCreate:edit', 'articleEdit:edit'],
  'GET /uploads/:name': 'public',

  ...directoryAccess,
  ...keyAccess,
  ...noteAccess,
  ...programAccess,
  ...serviceAccess,
  ...webhookAccess,
} as const satisfies Record<string, CallAccess>;

/** Returns the permissions of which a caller needs one; none for calls whose access follows from something else. */
export function neededPermissions(access: CallAccess): readonly NeededPermission[] {
  if (access === 'public' || access === 'signed-in' || access === 'service-account' || access === 'scim')
    return [];
  const needed = typeof access === 'string' ? [access] : access;
  return needed.map((one) => (typeof one === 'string' ? { permission: one } : one));
}

/** A call by method and path, as in the table. */
export type TableCall = keyof typeof callAccess;

const isInTable = (call: string): call is TableCall => Object.hasOwn(callAccess, call);

/**
 * Returns the row of the table for a route of the server; undefined when there is none. HEAD counts as GET, and all files of the
 * API documentation count as one call.
 */
export function tableCallOf(method: string, url: string): TableCall | undefined {
  const tableMethod = method === 'HEAD' ? 'GET' : method;
  const call = /^\/docs(\/|$)/.test(url) ? `${tableMethod} /docs/*` : `${tableMethod} ${url}`;
  return isInTable(call) ? call : undefined;
}

// A function instead of a constant: remotes import `screens` from this module, and a constant derived from the table would stay in
// their chunks.
const isNeeded = (permission: Permission): boolean =>
  Object.values<CallAccess>(callAccess).some((access) =>
    neededPermissions(access).some((needed) => needed.permission === permission),
  );

const isScreen = (name: string): name is Screen => Object.hasOwn(screens, name);

/**
 * Returns the permissions that can be granted on a page of the route tree: `view`, and `edit` if a call needs it.
 *
 * @param name of the page's node
 */
export function grantable(name: string): readonly GrantAction[] {
  const isEditable = isScreen(name) && isNeeded(`${name}:edit`);
  return isEditable ? grantActions : ['view'];
}
