import type { NotificationKind } from './inbox';

/** The paths of the inbox. Only the host calls them, so they are not in `apiPaths`, which every remote bundles. */
export const inboxPaths = {
  list: '/inbox',
  unread: '/inbox/unread',
  state: '/inbox/state',
  read: '/inbox/read',
  preferences: '/inbox/preferences',
} as const;

/** Kinds that no user can mute, on any device. */
export const unmutableKinds: readonly NotificationKind[] = [
  'password-reset',
  'factors-changed',
  'approvals-off',
];
