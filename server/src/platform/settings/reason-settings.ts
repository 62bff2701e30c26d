import {
  type ReasonRule,
  reasonRuleNames,
  type ReasonSubject,
  reasonSubjects,
} from '@backoffice/contract/reason-values';
import * as z from 'zod/mini';
import { isBoundedPattern } from './bounded-pattern';
import { checkedText, listOf } from './setting-kinds';

const isOneOf = <T extends string>(known: readonly T[], text: string | undefined): text is T =>
  (known as readonly unknown[]).includes(text);

const ruleOf = (entry: string): [ReasonSubject, ReasonRule] | null => {
  const [subject, rule, ...rest] = entry.split(':');
  return isOneOf(reasonSubjects, subject) && isOneOf(reasonRuleNames, rule) && rest.length === 0
    ? [subject, rule]
    : null;
};

/** Returns true for an https address whose host does not depend on the ticket. */
function isTicketLink(link: string): boolean {
  const [one, other] = ['a', 'b'].map((ticket) => link.replaceAll('{ticket}', ticket));
  if (!link.includes('{ticket}') || !URL.canParse(one!) || !URL.canParse(other!)) return false;
  const { protocol, origin, username, password } = new URL(one!);
  return protocol === 'https:' && origin === new URL(other!).origin && username + password === '';
}

/** The settings for the reasons of changes. */
export const reasonFields = {
  CHANGE_REASONS: z._default(
    listOf(
      (entry) => ruleOf(entry) !== null,
      `CHANGE_REASONS must be pairs such as merchant:offered or channel:required, separated by commas. Subjects: ${reasonSubjects.join(', ')}. Rules: ${reasonRuleNames.join(', ')}.`,
    ),
    [],
  ),
  TICKET_PATTERN: z.optional(
    checkedText(
      isBoundedPattern,
      'TICKET_PATTERN must be a regular expression such as [A-Z]{2,5}-\\d+, of at most 200 characters, 3 repetitions and 6 choices, without repeated groups that contain these, references or lookaround.',
    ),
  ),
  TICKET_LINK: z.optional(
    checkedText(
      isTicketLink,
      'TICKET_LINK must be an https address with {ticket} after its host, such as https://tickets.example.com/browse/{ticket}.',
    ),
  ),
};

export interface ReasonSettings {
  rules: Readonly<Partial<Record<ReasonSubject, ReasonRule>>>;
  ticketPattern: string | null;
  ticketLink: string | null;
}

export function reasonsOf(values: z.output<z.ZodMiniObject<typeof reasonFields>>) {
  const { CHANGE_REASONS: rules, TICKET_PATTERN: pattern, TICKET_LINK: link } = values;
  /** The rules by which changes ask for a reason, and the form and address of tickets. */
  const changeReasons: ReasonSettings = {
    rules: Object.fromEntries(rules.map((entry) => ruleOf(entry)!)),
    ticketPattern: pattern ?? null,
    ticketLink: link ?? null,
  };
  return { changeReasons };
}
