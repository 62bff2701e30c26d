/** Every path of the API, once. Methods and payloads are declared beside the schemas. */
export const apiPaths = {
  login: '/auth/login',
  loginAlias: '/user/login',
  authProviders: '/auth/providers',
  userInfo: '/user/info',
  logout: '/user/logout',
  routes: '/routes',
  remotes: '/remotes',
  roleOptions: '/roles/list',
  merchantList: '/merchant/list',
  merchantCreate: '/merchant/create',
  merchantUpdate: '/merchant/update',
  merchantStatus: '/merchant/status',
  dashboardSummary: '/dashboard/summary',
} as const;
