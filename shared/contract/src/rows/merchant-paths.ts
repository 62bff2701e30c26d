/** The paths of merchants. */
export const merchantPaths = {
  merchantList: '/merchant/list',
  merchantDetail: '/merchant/detail',
  merchantCreate: '/merchant/create',
  merchantUpdate: '/merchant/update',
  merchantStatus: '/merchant/status',
  merchantHistory: '/merchant/history',
  merchantFind: '/merchant/find',
} as const;
