/** The refusals of calls that manage webhooks. */
export const webhookSentences = {
  'webhook-url': 'Must be an https address without user, password, query and fragment',
  'webhook-address': 'This address is not permitted.',
  'webhook-name-taken': 'A webhook with this name already exists.',
  'webhooks-too-many': 'At most {{most}} webhooks can exist.',
  'webhook-beyond-own': 'Webhooks send what you cannot view.',
  'webhook-sending': 'This event is being sent.',
} as const;
