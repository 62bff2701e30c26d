import type { AuditAction } from '@backoffice/contract';
import type { FastifyRequest } from 'fastify';
import { insertAuditEntry } from '../../../platform/audit/audit.repository';
import type { Queryable } from '../../../platform/database/transaction';

interface AccountEvent {
  /** Null where nobody has that name; the name that was typed may be a password and is not stored. */
  user: { id: number; username: string } | null;
  action: AuditAction;
  /** The user did it, signed in: the entry has an author. */
  isOwnAction: boolean;
  /** The one that vouched for the user, where one did. */
  provider?: string | null;
  /** Sessions that it ended. */
  ended?: number;
}

/** Notes an event of somebody's account in the audit log; the last statement of its transaction. */
export function noteAccountEvent(
  db: Queryable,
  request: FastifyRequest,
  { user, action, isOwnAction, provider, ended }: AccountEvent,
): Promise<void> {
  const noted = Object.entries({ address: request.ip, ...(provider && { provider }) });
  return insertAuditEntry(db, {
    author: user && isOwnAction ? { userId: user.id, username: user.username, requestId: request.id } : null,
    requestId: request.id,
    subject: 'account',
    subjectId: user?.id ?? null,
    subjectName: user?.username ?? null,
    action,
    changes: [
      ...(ended ? [{ field: 'sessions', from: ended, to: null }] : []),
      ...noted.map(([field, to]) => ({ field, from: null, to })),
    ],
  });
}
