/** The name of each status. */
export const merchantStatusTexts = {
  active: 'merchants.status.active',
  inactive: 'merchants.status.inactive',
} as const;
