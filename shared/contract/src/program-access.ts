/** The access to the calls that only service accounts make, for the table of permissions. */
export const programAccess = {
  'GET /changes': 'service-account',
  'POST /transactions': 'service-account',
} as const;
