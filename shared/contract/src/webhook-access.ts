/** The access to the calls that manage webhooks, for the table of permissions. */
export const webhookAccess = {
  'GET /webhooks': 'webhooks:view',
  // Further rules limit who may direct changes to an address.
  'POST /webhooks/create': 'webhooks:edit',
  'PUT /webhooks/update': 'webhooks:edit',
  'POST /webhooks/secret/roll': 'webhooks:edit',
  'POST /webhooks/start-now': 'webhooks:edit',
  'POST /webhooks/test': 'webhooks:edit',
  'POST /webhooks/deliveries': 'webhooks:view',
  'GET /webhooks/delivery': 'webhooks:view',
  'POST /webhooks/resend': 'webhooks:edit',
  'POST /webhooks/history': 'webhooks:view',
} as const;
