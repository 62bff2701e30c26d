/** The paths of the API. Methods and payloads are declared beside the schemas. */
export const apiPaths = {
  login: '/auth/login',
  loginAlias: '/user/login',
  authProviders: '/auth/providers',
  oidcStart: '/auth/oidc/start',
  oidcFinish: '/auth/oidc/finish',
  userInfo: '/user/info',
  userSession: '/user/session',
  userSessions: '/user/sessions',
  userSessionEnd: '/user/end-session',
  userSessionsEnd: '/user/end-sessions',
  userDevicesSeen: '/user/devices-told',
  userPassword: '/user/password',
  userProfile: '/user/profile',
  userStartHere: '/user/start-here',
  userTimeZone: '/user/time-zone',
  userPicture: '/user/picture',
  logout: '/user/logout',
  userList: '/user/list',
  userCreate: '/user/create',
  userUpdate: '/user/update',
  userStatus: '/user/status',
  userHistory: '/user/history',
  userFind: '/user/find',
  accessList: '/access/list',
  sessionEnd: '/access/end-session',
  sessionsEnd: '/access/end-sessions',
  auditList: '/audit/list',
  policyReports: '/policy/reports',
  operations: '/operations',
  routes: '/routes',
  remotes: '/remotes',
  roles: '/roles',
  roleOptions: '/roles/list',
  role: '/role',
  roleByKey: '/role/:id',
  searchUser: '/search/user',
  uploadToken: '/qiniu/upload/token',
  /** Accepts the form that Qiniu accepts; `qiniu_url` contains its address. */
  tokenUpload: '/qiniu/upload',
  upload: '/upload',
  /** Uploaded files, each under a unique name. */
  uploads: '/uploads',
} as const;

// Separate constants, so that each is bundled with its list only.
export const merchantTotalsPath = '/merchant/totals';
export const channelTotalsPath = '/channel/totals';
