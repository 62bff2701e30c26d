/** Refusals of calls because of their reason or ticket. */
export const reasonSentences = {
  'reason-needed':
    'Say why: send it again with {{missing}}, in the headers X-Change-Reason and X-Change-Ticket.',
  'reason-invalid': 'Must be a percent-encoded line of {{min}} to {{max}} characters',
  'ticket-invalid':
    'Must be the number of a ticket, such as the pattern {{pattern}} allows, at most {{max}} characters',
} as const;
