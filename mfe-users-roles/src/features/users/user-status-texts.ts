/** The name of each status. */
export const userStatusTexts = {
  active: 'users.status.active',
  inactive: 'users.status.inactive',
  deleted: 'users.status.deleted',
} as const;
