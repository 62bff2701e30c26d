import type { AuditAction } from '@backoffice/contract';
import type { FastifyRequest } from 'fastify';
import { insertAuditEntry } from '../../../platform/audit/audit.repository';
import type { Queryable } from '../../../platform/database/transaction';

interface AccountEvent {
  /** Null when no user has the name; the typed name may be a password and is not stored. */
  user: { id: number; username: string } | null;
  action: AuditAction;
  /** True when the signed-in user did it: the entry has an author. */
  isOwnAction: boolean;
  /** The provider that authenticated the user, if any. */
  provider?: string | null;
  /** The second factor that was used or changed: its kind and name, which are no secrets. */
  factor?: string;
  /** The number of ended sessions. */
  ended?: number;
}

/** Records an event of an account in the audit log; the last statement of its transaction. */
export function noteAccountEvent(
  db: Queryable,
  request: FastifyRequest,
  { user, action, isOwnAction, provider, factor, ended }: AccountEvent,
): Promise<void> {
  const noted = Object.entries({
    address: request.ip,
    ...(provider && { provider }),
    ...(factor && { factor }),
  });
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
