/** Screens that carry grants, by the name that their node in the route tree has, with their full path. */
export const screens = {
  dashboard: '/dashboard',
  transactions: '/transaction/list',
  merchants: '/merchant/list',
  merchantPage: '/merchant/:id',
  /** No page, but the right to read the merchants' private keys where the list shows them; the next one is that of channels. */
  merchantKeys: '/merchant/keys',
  channels: '/channel/list',
  channelKeys: '/channel/keys',
  channelTypes: '/channel/types',
  users: '/user/list',
  accessReview: '/user/access-review',
  auditLog: '/user/audit-log',
  operationsStatus: '/user/operations',
  permissionPage: '/permission/page',
  permissionDirective: '/permission/directive',
  roles: '/permission/role',
  /** No page, but the right to share views of lists with the users of a role. */
  viewSharing: '/permission/view-sharing',
  remotes: '/operations/remotes',
  articles: '/example/list',
  articleCreate: '/example/create',
  articleEdit: '/example/edit/:id',
  articleTable: '/table/complex-table',
} as const;

export type Screen = keyof typeof screens;

export const grantActions = ['view', 'edit'] as const;
export type GrantAction = (typeof grantActions)[number];

/** What a call of the server needs and what a control of a screen asks for. `edit` never implies `view`. */
export type Permission = `${Screen}:${GrantAction}`;

/** With each answer to a signed-in caller: names what they may do. Another value than before: the client asks for `/routes` again. */
export const RIGHTS_HEADER = 'x-rights';

/** What a call needs. `onlyWith`: this is enough where a field of the body has this value, and not otherwise. */
export interface NeededPermission {
  permission: Permission;
  onlyWith?: { field: string; value: string };
}

/** Who may make a call: everyone, everyone who is signed in, or who was granted a screen's action (one of several). */
export type CallAccess = 'public' | 'signed-in' | Permission | readonly (Permission | NeededPermission)[];

/**
 * The table of permissions: every call of the API, by method and path, with what it needs. The server lets calls through by it;
 * what can be granted on a screen, and so menus, `GET /routes` and buttons, follows from it (`grantable`).
 */
export const callAccess = {
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
  // With demo data open to everybody.
  'GET /docs/*': 'signed-in',
  'OPTIONS *': 'public',
  'POST /policy/reports': 'public',
  'GET /policy/reports': 'remotes:view',

  'POST /auth/login': 'public',
  'POST /user/login': 'public',
  'GET /auth/providers': 'public',
  'POST /auth/oidc/start': 'public',
  'POST /auth/oidc/finish': 'public',

  'GET /user/info': 'signed-in',
  'GET /user/session': 'signed-in',
  'POST /user/session': 'signed-in',
  'GET /user/sessions': 'signed-in',
  'POST /user/end-session': 'signed-in',
  'POST /user/end-sessions': 'signed-in',
  'POST /user/devices-told': 'signed-in',
  'PUT /user/password': 'signed-in',
  'PUT /user/profile': 'signed-in',
  'PUT /user/time-zone': 'signed-in',
  'POST /user/picture': 'signed-in',
  'POST /user/logout': 'signed-in',
  'GET /routes': 'signed-in',
  'GET /remotes': 'signed-in',
  'POST /remotes/loads': 'signed-in',
  // Each only one's own.
  'GET /inbox': 'signed-in',
  'GET /inbox/unread': 'signed-in',
  'PUT /inbox/state': 'signed-in',
  'PUT /inbox/read': 'signed-in',
  'GET /inbox/preferences': 'signed-in',
  'PUT /inbox/preferences': 'signed-in',
  'PUT /user/list-layout': 'signed-in',
  'GET /events': 'signed-in',
  // Only of lists that the caller may open, and only one's own are changed.
  'POST /list-view/list': 'signed-in',
  'POST /list-view/create': 'signed-in',
  'PUT /list-view/update': 'signed-in',
  'PUT /list-view/share': 'viewSharing:view',
  'PUT /list-view/start': 'signed-in',
  'POST /list-view/delete': 'signed-in',
  // Each only one's own; the file only where the list may still be viewed.
  'GET /exports': 'signed-in',
  'PUT /exports/state': 'signed-in',
  'GET /exports/file': 'signed-in',

  // Those that ship a release can be made by the deploy key of its remote, too.
  'GET /remotes/registry': 'remotes:view',
  'POST /remotes/publish': 'remotes:edit',
  'POST /remotes/promote': 'remotes:edit',
  'POST /remotes/rollback': 'remotes:edit',
  'POST /remotes/disable': 'remotes:edit',
  'POST /remotes/enable': 'remotes:edit',
  'POST /remotes/override': 'remotes:edit',
  // Who has lost the grant in the meantime may end it all the same.
  'POST /remotes/override/end': 'signed-in',
  'POST /remotes/deploy-keys': 'remotes:edit',
  'POST /remotes/deploy-keys/revoke': 'remotes:edit',

  'POST /user/list': 'users:view',
  'POST /user/rows': 'users:view',
  'POST /user/export': 'users:view',
  'POST /user/create': 'users:edit',
  'PUT /user/update': 'users:edit',
  'PUT /user/status': 'users:edit',
  'POST /user/password-reset': 'users:edit',
  'POST /user/history': 'users:view',
  'POST /user/find': 'users:view',
  'POST /access/list': 'accessReview:view',
  'POST /access/end-session': 'accessReview:edit',
  'POST /access/end-sessions': 'accessReview:edit',
  'POST /audit/list': 'auditLog:view',
  'POST /audit/export': 'auditLog:view',
  'GET /operations': 'operationsStatus:view',

  // Names only, so that no screen in normal use meets a 403.
  'GET /roles/list': 'signed-in',
  'GET /roles': 'roles:view',
  'POST /role': 'roles:edit',
  'PUT /role/:id': 'roles:edit',
  'DELETE /role/:id': 'roles:edit',

  'GET /dashboard/summary': 'dashboard:view',
  'GET /dashboard/series': 'dashboard:view',
  'GET /dashboard/figures': 'dashboard:view',
  'GET /transaction/list': ['dashboard:view', 'transactions:view'],
  'GET /transaction/figures': 'transactions:view',

  // Screens that let one choose a merchant read the options, and nothing else.
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
  // By itself on its page, or from the list.
  'GET /merchant/detail': ['merchants:view', 'merchantPage:view'],
  'POST /merchant/history': ['merchants:view', 'merchantPage:view'],
  'POST /merchant/find': 'merchants:view',
  // Each change of rows together is only the caller's own.
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

  // An article is read from a list, or by itself in its form.
  'GET /article/list': ['articles:view', 'articleTable:view'],
  'POST /article/rows': ['articles:view', 'articleTable:view'],
  'POST /article/export': ['articles:view', 'articleTable:view'],
  'POST /article/find': 'articles:view',
  'GET /article/detail': ['articles:view', 'articleTable:view', 'articleEdit:view'],
  'GET /article/pv': ['articles:view', 'articleTable:view'],
  'POST /article/create': ['articles:edit', 'articleTable:edit', 'articleCreate:edit'],
  'POST /article/update': ['articles:edit', 'articleTable:edit', 'articleEdit:edit'],
  // Whoever writes one may choose its author and send its images; an upload's token says who it was given to.
  'GET /search/user': ['articleCreate:edit', 'articleEdit:edit'],
  'GET /qiniu/upload/token': ['articleCreate:edit', 'articleEdit:edit'],
  'POST /qiniu/upload': 'public',
  'POST /upload': ['articleCreate:edit', 'articleEdit:edit'],
  'GET /uploads/:name': 'public',
} as const satisfies Record<string, CallAccess>;

/** The permissions of which a caller needs one; none where everyone who is let in may make the call. */
export function neededPermissions(access: CallAccess): readonly NeededPermission[] {
  if (access === 'public' || access === 'signed-in') return [];
  const needed = typeof access === 'string' ? [access] : access;
  return needed.map((one) => (typeof one === 'string' ? { permission: one } : one));
}

/** A call by its method and path, as the table names it. */
export type TableCall = keyof typeof callAccess;

const isInTable = (call: string): call is TableCall => Object.hasOwn(callAccess, call);

/**
 * The row of the table that a route of the server stands under; undefined where there is none. HEAD is what GET is, and the
 * files of the API's own page are one call.
 */
export function tableCallOf(method: string, url: string): TableCall | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  const call = /^\/docs(\/|$)/.test(url) ? `${asked} /docs/*` : `${asked} ${url}`;
  return isInTable(call) ? call : undefined;
}

// A function and no constant: remotes read `screens` from this module, and a constant made of the table would stay in their chunks.
const isAskedFor = (permission: Permission): boolean =>
  Object.values<CallAccess>(callAccess).some((access) =>
    neededPermissions(access).some((needed) => needed.permission === permission),
  );

const isScreen = (name: string): name is Screen => Object.hasOwn(screens, name);

/**
 * What can be granted on a page of the route tree: to view it, and to edit where a call asks for that.
 *
 * @param name of the page's node
 */
export function grantable(name: string): readonly GrantAction[] {
  const isEditable = isScreen(name) && isAskedFor(`${name}:edit`);
  return isEditable ? grantActions : ['view'];
}
