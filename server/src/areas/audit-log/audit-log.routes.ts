import { apiPaths, auditListRequest, auditListResponse } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services';
import { declareRoute } from '../../platform/http/declare-route';
import { listAuditEntries } from './audit-log.repository';

export function auditLogRoutes(app: FastifyInstance, { pool }: Services): void {
  declareRoute(app, 'POST', apiPaths.auditList, {
    summary: 'List audit log entries, latest first. The total is exact',
    body: auditListRequest,
    data: auditListResponse,
    handle: ({ body }) => listAuditEntries(pool, body),
  });
}
