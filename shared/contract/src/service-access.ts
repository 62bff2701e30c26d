/** The access to the calls that manage service accounts, for the table of permissions. */
export const serviceAccess = {
  'GET /service-accounts': 'serviceAccounts:view',
  'POST /service-accounts/create': 'serviceAccounts:edit',
  'PUT /service-accounts/update': 'serviceAccounts:edit',
  // Further rules limit the scopes to those within the caller's own permissions.
  'POST /service-accounts/keys/create': 'serviceAccounts:edit',
  'POST /service-accounts/keys/revoke': 'serviceAccounts:edit',
  'POST /service-accounts/history': 'serviceAccounts:view',
} as const;

/** The access to the calls that only service accounts make, for the table of permissions. */
export const programAccess = {
  'GET /changes': 'service-account',
  'POST /transactions': 'service-account',
} as const;
