import { CHANGES_PATH, changesQuery, changesResponse } from '@backoffice/contract/changes';
import type { FastifyInstance } from 'fastify';
import { atEndOfCall } from '../../platform/admission/end-of-call';
import { createConcurrencyLimit } from '../../platform/admission/concurrency-limit';
import { createRateLimit } from '../../platform/admission/rate-limit';
import { declareRoute } from '../../platform/http/declare-route';
import { refusal, refusedField } from '../../platform/http/http-error';
import type { Services } from '../../platform/services';
import { changesAfter, newestPosition, type Position } from './changes.repository';

/** The hexadecimal digits of a hash in a cursor: enough to recognise another log. */
const DIGITS = 16;
const CURSOR = /^(0|[1-9]\d{0,15})\.([0-9a-f]{0,16})$/;

const cursorOf = ({ id, hash }: Position): string =>
  Buffer.from(`${id}.${hash.slice(0, DIGITS)}`).toString('base64url');

/** @throws HttpError 400 for a text that no answer has contained */
function positionOf(cursor: string): Position {
  const [, id, hash] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (hash === undefined || (id !== '0' && hash.length < DIGITS))
    throw refusedField(400, 'after', 'field-format');
  return { id: Number(id), hash };
}

/** The feed of changes for programs, read from the audit log: docs/decisions/0113. */
export function changeRoutes(app: FastifyInstance, { pool }: Services): void {
  const limit = createRateLimit('changeReadsPerAccount');
  const enter = createConcurrencyLimit('changeReadsPerAccount');
  const readers = app.changeReaders;

  declareRoute(app, 'GET', CHANGES_PATH, {
    summary:
      'Read changes of merchants, channels and channel types in their order, waiting for the next one on request',
    query: changesQuery,
    data: changesResponse,
    failures: [410],
    limit,
    async ready({ query: { after, wait }, response }, reply) {
      enter(reply);
      const waits = after !== undefined && wait > 0;
      if (waits)
        await readers.wait(positionOf(after).id, wait * 1_000, (leave) => atEndOfCall(response, leave));
      // The next call belongs to another process.
      if (readers.isStopped) reply.header('connection', 'close');
      return waits;
    },
    async handle({ query: { after, limit: most } }) {
      if (after === undefined) return { events: [], next: cursorOf(await newestPosition(pool)) };
      const read = await changesAfter(pool, positionOf(after), most);
      if (!read) throw refusal(410, 'changes-gone');
      return { events: read.events, next: cursorOf(read.next) };
    },
  });
}
