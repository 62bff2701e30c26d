import { findRequest, idResponse, rowDeleteRequest } from '@backoffice/contract';
import { notedKinds, notePaths } from '@backoffice/contract/note-values';
import {
  foundNotes,
  note,
  noteCreateRequest,
  noteListRequest,
  noteListResponse,
  noteReadersRequest,
  noteReadersResponse,
  noteRestoreRequest,
  noteUpdateRequest,
} from '@backoffice/contract/notes';
import type { FastifyInstance } from 'fastify';
import { createRateLimit } from '../../platform/admission/rate-limit';
import { declareRoute } from '../../platform/http/declare-route';
import { sentKeyOf } from '../../platform/idempotency/create-keys';
import { scheduleJob } from '../../platform/jobs/scheduled-jobs';
import type { Services } from '../../platform/services';
import { NoteService } from './note-service';
import { notesById, removeDeletedNotes } from './notes.repository';

const HOUR_MS = 3_600_000;

/** The calls by which users read and write notes on merchants and channels. */
export function noteRoutes(app: FastifyInstance, { pool }: Services): void {
  const limit = createRateLimit('noteChangesPerUser');
  scheduleJob(app, 'remove deleted notes', () => removeDeletedNotes(pool), HOUR_MS);

  for (const kind of notedKinds) {
    const paths = notePaths[kind];
    const notes = new NoteService(pool, kind);

    declareRoute(app, 'POST', paths.list, {
      summary: `List the notes on a ${kind}, newest first`,
      body: noteListRequest,
      data: noteListResponse,
      failures: [404],
      read: ({ body, caller }, db) => notes.list(db, caller, body),
    });

    declareRoute(app, 'POST', paths.create, {
      summary: `Add a note to a ${kind}. @username notifies its readers. Idempotent by Idempotency-Key`,
      body: noteCreateRequest,
      data: note,
      failures: [404, 409],
      limit,
      handle: ({ body, caller, ...call }) => notes.create(caller, sentKeyOf(call), body),
    });

    declareRoute(app, 'PUT', paths.update, {
      summary: 'Edit an own note. 409 with the current updatedAt if the one sent is outdated',
      body: noteUpdateRequest,
      stored: ({ body }) => notesById.find(pool, body),
      data: note,
      failures: [403, 404, 409],
      limit,
      handle: ({ body, caller }) => notes.change(caller, body),
    });

    declareRoute(app, 'POST', paths.delete, {
      summary: 'Delete an own note. updatedAt as in an edit',
      body: rowDeleteRequest,
      data: idResponse,
      failures: [403, 404, 409],
      limit,
      handle: ({ body, caller }) => notes.remove(caller, body),
    });

    declareRoute(app, 'POST', paths.restore, {
      summary: 'Restore an own note that was deleted within a day',
      body: noteRestoreRequest,
      data: note,
      failures: [403, 404],
      limit,
      handle: ({ body, caller }) => notes.restore(caller, body.id),
    });

    declareRoute(app, 'POST', paths.readers, {
      summary: `Find other users who may read ${kind}s, by a part of the username`,
      body: noteReadersRequest,
      data: noteReadersResponse,
      handle: async ({ body, caller }) => ({ items: await notes.readers(caller, body.query) }),
    });

    declareRoute(app, 'POST', paths.find, {
      summary: `Search the notes on ${kind}s by words`,
      body: findRequest,
      data: foundNotes,
      read: async ({ body }, db) => ({ items: await notes.findBy(db, body.query) }),
    });
  }
}
