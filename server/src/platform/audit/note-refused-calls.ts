import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Caller } from '../http/caller';
import { insertAuditEntry } from './audit.repository';
import { oncePer } from './once-per';

/** Records refused calls in the audit log: once a minute for each user and call, so that a user cannot flood the log. */
export function noteRefusedCalls(pool: pg.Pool) {
  const oncePerMinute = oncePer({ keys: 10_000, ms: 60_000 });
  return async (author: Caller, { method, routeOptions }: FastifyRequest): Promise<void> => {
    const call = `${method} ${routeOptions.url ?? ''}`;
    await oncePerMinute(`${author.userId} ${call}`, () =>
      insertAuditEntry(pool, {
        author,
        subject: 'call',
        subjectId: null,
        subjectName: call,
        action: 'call-refused',
        changes: [],
      }),
    );
  };
}
