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
  'service-account',
  'webhook',
  'remote',
  'approval-policy',
] as const;
export type ReasonSubject = (typeof reasonSubjects)[number];

/** `ticket`: a reason and a ticket are required. */
export const reasonRuleNames = ['offered', 'required', 'ticket'] as const;
export type ReasonRule = (typeof reasonRuleNames)[number];

/** Returns whether a rule requires a reason, and a ticket. */
export const requiredBy = (rule: ReasonRule | undefined) => ({
  reason: rule === 'required' || rule === 'ticket',
  ticket: rule === 'ticket',
});

/** The beginnings of the paths of each kind of change, as a form tells its calls from others; the table of calls is `reasonCalls`. */
const pathsOf: Readonly<Record<ReasonSubject, readonly string[]>> = {
  merchant: ['/merchant/'],
  channel: ['/channel/'],
  'channel-type': ['/channel-type/'],
  article: ['/article/'],
  user: ['/user/', '/access/'],
  role: ['/role'],
  'service-account': ['/service-accounts/'],
  webhook: ['/webhooks/'],
  remote: ['/remotes/'],
  'approval-policy': ['/approvals/policy'],
};

/** Returns true for the path of a changing call that can be of this kind. */
export const isPathOf = (subject: ReasonSubject, path: string): boolean =>
  pathsOf[subject].some((beginning) => path.startsWith(beginning));

/** Returns the pattern of a whole ticket. */
export const ticketPattern = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');

/** Returns the address of a ticket; null without a link, or when the address is not https. */
export function ticketAddress(link: string | null, ticket: string): string | null {
  if (link === null) return null;
  const address = link.replaceAll('{ticket}', encodeURIComponent(ticket));
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : null;
}
