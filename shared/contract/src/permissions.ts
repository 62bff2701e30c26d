/** Screens that carry grants, by the name that their node in the route tree has, with their full path. */
export const screens = {
  dashboard: '/dashboard',
  merchants: '/merchant/list',
  channels: '/channel/list',
  users: '/user/list',
  accessReview: '/user/access-review',
  auditLog: '/user/audit-log',
  permissionPage: '/permission/page',
  permissionDirective: '/permission/directive',
  roles: '/permission/role',
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
