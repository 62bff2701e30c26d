import { callAccess, idResponse, type Permission } from '@backoffice/contract';
import {
  exportFileQuery,
  exportListResponse,
  exportRequests,
  exportStateRequest,
} from '@backoffice/contract/exports';
import {
  exportFilePaths,
  type ExportKind,
  exportPaths,
  EXPORTS_OF_USER,
  FILES_PAGE,
} from '@backoffice/contract/export-values';
import type { FastifyInstance } from 'fastify';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod/mini';
import { atEndOfCall } from '../../platform/admission/end-of-call';
import { createConcurrencyLimit } from '../../platform/admission/concurrency-limit';
import { createRateLimit } from '../../platform/admission/rate-limit';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction } from '../../platform/database/transaction';
import {
  addJob,
  cancelJob,
  findPart,
  findReady,
  listJobs,
  lockUser,
  type ReadyFile,
  removeJob,
  removeSurplus,
  tryTimeZone,
} from '../../platform/exports/export-jobs.repository';
import type { AnySource } from '../../platform/exports/export-source';
import { scheduleExports } from '../../platform/exports/work-on-exports';
import { partContext } from '../../platform/exports/write-export';
import type { Caller } from '../../platform/http/caller';
import { declareRoute } from '../../platform/http/declare-route';
import { refusal } from '../../platform/http/http-error';
import { userNotification } from '../../platform/inbox/notification-kinds';
import type { Services } from '../../platform/services';
import { exportSources } from './export-sources';

const notify = {
  ready: userNotification('export-ready', { address: FILES_PAGE }),
  failed: userNotification('export-failed', { address: FILES_PAGE }),
};

/** The calls that export lists in the background and download the files: docs/decisions/0062. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { pool, keyring } = services;
  const { databaseUrl } = services.settings;
  const begin = scheduleExports(app, { pool, keyring, databaseUrl, sources: exportSources, notify });
  const limitStarts = createRateLimit('exportStartsPerUser');
  const limitDownloads = createRateLimit('downloadsPerUser');
  const enterDownload = createConcurrencyLimit('downloadsPerUser');

  async function start(
    kind: ExportKind,
    { userId }: Caller,
    { fileName, timeZone, sort = '+id', filter }: z.output<(typeof exportRequests)[ExportKind]>,
  ) {
    await tryTimeZone(pool, { timeZone }).catch((cause: unknown) => {
      throw (cause as { code?: string }).code === '22023' ? refusal(400, 'export-zone') : cause;
    });
    const added = await inTransaction(pool, async (transaction) => {
      await lockUser(transaction, { userId });
      await removeSurplus(transaction, { userId });
      return addJob(transaction, { userId, kind, fileName, timeZone, sort, filter: JSON.stringify(filter) });
    });
    if (!added) throw refusal(409, 'exports-too-many', { most: EXPORTS_OF_USER });
    begin();
    return added;
  }

  for (const kind of exportSources.keys())
    declareRoute(app, 'POST', exportPaths[kind], {
      summary: 'Start a background export of all matching or the given records',
      body: exportRequests[kind],
      data: idResponse,
      failures: [409],
      limit: limitStarts,
      handle: ({ body, caller }) => start(kind, caller, body),
    });

  declareRoute(app, 'GET', exportFilePaths.list, {
    summary: 'List the caller’s exports, latest first, including unfinished ones',
    data: exportListResponse,
    handle: async ({ caller: { userId } }) => ({ items: await listJobs(pool, { userId }) }),
  });

  declareRoute(app, 'PUT', exportFilePaths.state, {
    summary: 'Cancel an unfinished export, or delete a finished one',
    body: exportStateRequest,
    data: idResponse,
    handle: async ({ body: { id, state }, caller: { userId } }) => {
      await (state === 'cancelled' ? cancelJob : removeJob)(pool, { id, userId });
      return { id };
    },
  });

  /** Yields the compressed file in parts. */
  async function* partsOf({ id, parts }: ReadyFile): AsyncGenerator<Buffer> {
    for (let number = 0; number < parts; number += 1) {
      const part = await findPart(pool, { jobId: id, number });
      if (!part) throw new Error(`Part ${number} of the export ${id} is missing.`);
      yield await keyring.decryptBytes(part.sealed, partContext(id, number));
    }
  }

  const mayHave = ({ permissions }: Caller, { screens }: AnySource) =>
    screens.some((screen) => permissions.has(`${screen}:view` satisfies Permission));

  app.get<{ Querystring: z.output<typeof exportFileQuery> }>(
    exportFilePaths.file,
    {
      exposeHeadRoute: false,
      config: { access: callAccess['GET /exports/file'] },
      schema: {
        summary:
          'Download an export. Requires the view permission of the list and is recorded in the audit log',
        tags: ['exports'],
        security: [{ session: [] }],
        querystring: exportFileQuery,
      },
    },
    async (request, reply) => {
      const { caller, query, headers } = request;
      if (!caller) throw refusal(401, 'signed-out');
      limitDownloads(request);
      enterDownload(reply);
      const file = await findReady(pool, { id: query.id, userId: caller.userId });
      if (!file) throw refusal(404, 'export-unknown');
      const source = exportSources.get(file.kind);
      if (!source || !mayHave(caller, source)) throw refusal(403, 'forbidden');
      await insertAuditEntry(pool, {
        author: caller,
        subject: source.subject,
        subjectId: null,
        subjectName: file.fileName,
        action: 'export-download',
        changes: [{ field: 'rows', from: null, to: file.total }],
      });
      const compressed = Readable.from(partsOf(file), { highWaterMark: 1 });
      atEndOfCall(reply.raw, () => compressed.destroy());
      const takesGzip = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment');
      if (!takesGzip) return reply.send(pipeline(compressed, createGunzip(), () => {}));
      return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(compressed);
    },
  );
}
