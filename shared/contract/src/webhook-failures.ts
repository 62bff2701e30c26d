/** The refusals of calls that manage webhooks. */
export const webhookSentences = {
  'webhook-url': 'Must be an https address without user, password, query and fragment',
  'webhook-address': 'This address is not permitted. Use a public https address, or ask the operator.',
  'webhook-name-taken': 'A webhook with this name already exists.',
  'webhooks-too-many': 'At most {{most}} webhooks can exist. Reuse an inactive one.',
  'webhook-beyond-own': 'Webhooks send what you cannot view: merchants and channels.',
  'webhook-sending': 'This event is being sent. Try again in a few seconds.',
} as const;
