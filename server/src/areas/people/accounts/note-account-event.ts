import type { AuditAction, FieldChange } from '@backoffice/contract';
import type { FastifyRequest } from 'fastify';
import { insertAuditEntry } from '../../../platform/audit/audit.repository';
import type { Queryable } from '../../../platform/database/transaction';

interface AccountEvent {
  /** Null where nobody has that name; what was typed may be a password and is not kept. */
  user: { id: number; username: string } | null;
  action: AuditAction;
  /** The user did it, signed in. */
  isOwnDeed: boolean;
  details?: Record<string, string>;
}

function asChanges(details: Record<string, string>): FieldChange[] {
  return Object.entries(details).map(([field, to]) => ({ field, from: null, to }));
}

/** Writes down what became of somebody's account; the last thing of its transaction. */
export function noteAccountEvent(
  db: Queryable,
  request: FastifyRequest,
  { user, action, isOwnDeed, details = {} }: AccountEvent,
): Promise<void> {
  return insertAuditEntry(db, {
    author: user && isOwnDeed ? { userId: user.id, username: user.username, requestId: request.id } : null,
    requestId: request.id,
    subject: 'account',
    subjectId: user?.id ?? null,
    subjectName: user?.username ?? null,
    action,
    changes: asChanges({ address: request.ip, ...details }),
  });
}
