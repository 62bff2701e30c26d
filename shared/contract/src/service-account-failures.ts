/** Refusals of calls that manage service accounts. */
export const serviceAccountSentences = {
  'service-name-taken': 'A service account with this or a similar name already exists.',
  'service-accounts-too-many': 'At most {{most}} service accounts can exist. Reuse an inactive one.',
  'service-account-beyond-own': 'You cannot change a service account with scopes beyond your permissions.',
  'scope-beyond-own': 'You cannot grant a scope beyond your own permissions: {{scopes}}.',
  'service-end-past': 'Choose an end in the future.',
  'service-keys-too-many': 'A service account has at most {{most}} valid keys. Revoke one first.',
} as const;
