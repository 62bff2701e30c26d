/** Headers of a changing call: why it is made, and the ticket that asks for it, percent-encoded. */
export const CHANGE_REASON_HEADER = 'x-change-reason';
export const CHANGE_TICKET_HEADER = 'x-change-ticket';

export const CHANGE_REASON_MIN = 3;
export const CHANGE_REASON_MAX = 500;
export const CHANGE_TICKET_MAX = 100;

/** The kinds of change that can ask for a reason: subjects of the audit log, in the form of the setting `CHANGE_REASONS`. */
export const reasonSubjects = [
  'merchant',
  'channel',
  'channel-type',
  'article',
  'user',
  'role',
  'remote',
  'approval-policy',
] as const;
export type ReasonSubject = (typeof reasonSubjects)[number];

/** `ticket`: a reason and a ticket are required. */
export const reasonRules = ['offered', 'required', 'ticket'] as const;
export type ReasonRule = (typeof reasonRules)[number];

/** Returns whether a rule requires a reason, and a ticket. */
export const requiredBy = (rule: ReasonRule | undefined) => ({
  reason: rule === 'required' || rule === 'ticket',
  ticket: rule === 'ticket',
});

/** The values of the refusal `reason-needed`: the missing parts. */
export type MissingReason = 'reason' | 'ticket' | 'reason, ticket';

/** Returns the pattern of a whole ticket. */
export const ticketPattern = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');

/** Returns the address of a ticket; null without a link, or when the address is not https. */
export function ticketAddress(link: string | null, ticket: string): string | null {
  if (link === null) return null;
  const address = link.replaceAll('{ticket}', encodeURIComponent(ticket));
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : null;
}
