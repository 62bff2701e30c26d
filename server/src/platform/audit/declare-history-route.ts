import { historyRequest, historyResponse } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { declareRoute } from '../http/declare-route';
import { type AuditEntry, listHistory } from './audit.repository';

type HistoryRoute = Pick<AuditEntry, 'subject'> & { url: string };

/** Adds the call that returns the history of one row of an area. */
export function declareHistoryRoute(app: FastifyInstance, { url, subject }: HistoryRoute): void {
  declareRoute(app, 'POST', url, {
    summary: `List the change history of a ${subject}, latest first`,
    body: historyRequest,
    data: historyResponse,
    read: ({ body: { id, page, limit } }, db) => listHistory(db, { subject, subjectId: id }, { page, limit }),
  });
}
