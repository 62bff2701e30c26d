import { APPROVAL_REASON_HEADER, APPROVAL_WORDS_MAX } from '@backoffice/contract/approval-values';
import {
  CHANGE_REASON_HEADER,
  CHANGE_REASON_MAX,
  CHANGE_REASON_MIN,
  CHANGE_TICKET_HEADER,
  CHANGE_TICKET_MAX,
  type ReasonSubject,
  requiredBy,
  ticketPattern,
} from '@backoffice/contract/reason-values';
import { line } from '@backoffice/contract/text-schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type HttpError, refusal, refusedField } from '../http/http-error';
import type { ReasonSettings } from '../settings/reason-settings';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Takes the reason and ticket of a changing call, which its audit entries then have.
     *
     * @param subject the kind of change; null for a call that never asks for a reason
     * @throws HttpError 428 `reason-needed` for a user’s call that lacks what its subject requires, 400 for an invalid header
     */
    takeReason(request: FastifyRequest, subject: ReasonSubject | null): void;
  }
}

const reasonRule = line(CHANGE_REASON_MAX, CHANGE_REASON_MIN);
const ticketRule = line(CHANGE_TICKET_MAX, 1);
const approvalRule = line(APPROVAL_WORDS_MAX, 1);

/** Returns a percent-encoded header; null without one. */
function headerOf(
  { headers }: FastifyRequest,
  name: string,
  rule: typeof reasonRule,
  invalid: () => HttpError,
): string | null {
  const sent = headers[name];
  if (sent === undefined) return null;
  try {
    return rule.parse(decodeURIComponent(String(sent)));
  } catch {
    throw invalid();
  }
}

/** Takes the reasons of changes, and asks for those that are required. Deploy keys are programs, and need none. */
export const changeReasonsPlugin = fp(async (app: FastifyInstance, settings: ReasonSettings) => {
  const { rules, ticketPattern: pattern } = settings;
  const isTicket = pattern === null ? () => true : (ticket: string) => ticketPattern(pattern).test(ticket);

  function ticketOf(request: FastifyRequest): string | null {
    const invalid = () =>
      pattern === null
        ? refusedField(400, CHANGE_TICKET_HEADER, 'reason-invalid', { min: 1, max: CHANGE_TICKET_MAX })
        : refusedField(400, CHANGE_TICKET_HEADER, 'ticket-invalid', { pattern, max: CHANGE_TICKET_MAX });
    const ticket = headerOf(request, CHANGE_TICKET_HEADER, ticketRule, invalid);
    if (ticket !== null && !isTicket(ticket)) throw invalid();
    return ticket;
  }

  /** Returns the reason: that of the change, or that of its approval; the one in the body where the subject has a rule. */
  function reasonOf(request: FastifyRequest, hasRule: boolean): string | null {
    const sent =
      headerOf(request, CHANGE_REASON_HEADER, reasonRule, () =>
        refusedField(400, CHANGE_REASON_HEADER, 'reason-invalid', {
          min: CHANGE_REASON_MIN,
          max: CHANGE_REASON_MAX,
        }),
      ) ??
      headerOf(request, APPROVAL_REASON_HEADER, approvalRule, () =>
        refusedField(400, APPROVAL_REASON_HEADER, 'approval-reason-invalid', { most: APPROVAL_WORDS_MAX }),
      );
    if (sent !== null || !hasRule) return sent;
    const { reason } = (request.body ?? {}) as { reason?: unknown };
    return typeof reason === 'string' && reason !== '' ? reason : null;
  }

  app.decorate('takeReason', (request, subject) => {
    const rule = subject === null ? undefined : rules[subject];
    const [reason, ticket] = [reasonOf(request, rule !== undefined), ticketOf(request)];
    const { caller, deployKey } = request;
    const required = requiredBy(caller ? rule : undefined);
    const missing = [
      ...(required.reason && reason === null ? ['reason'] : []),
      ...(required.ticket && ticket === null ? ['ticket'] : []),
    ];
    if (missing.length > 0) throw refusal(428, 'reason-needed', { missing: missing.join(', ') });
    const sender = caller ?? deployKey;
    if (sender && (reason !== null || ticket !== null)) sender.changeReason = { reason, ticket };
  });
});
