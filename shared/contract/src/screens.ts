/** Screens with permissions, by the name of their node in the route tree, with their full path. */
export const screens = {
  dashboard: '/dashboard',
  transactions: '/transaction/list',
  merchants: '/merchant/list',
  merchantPage: '/merchant/:id',
  /**
   * The permission to read merchants' private keys where the list shows them, without a page; `channelKeys` is that of
   * channels.
   */
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
  serviceAccounts: '/user/service-accounts',
  webhooks: '/user/webhooks',
  approvals: '/approvals',
  /** The permission to share views of lists with the users of a role, without a page. */
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

/** A permission, required by calls of the server and by controls of a screen. `edit` never implies `view`. */
export type Permission = `${Screen}:${GrantAction}`;
