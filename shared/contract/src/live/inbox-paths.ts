/** The paths of the inbox. The host alone calls them, and so they are not in `apiPaths`, which each remote carries. */
export const inboxPaths = {
  list: '/inbox',
  unread: '/inbox/unread',
  state: '/inbox/state',
  read: '/inbox/read',
  preferences: '/inbox/preferences',
} as const;
