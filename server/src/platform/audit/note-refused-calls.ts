import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Caller } from '../http/caller';
import { insertAuditEntry } from './audit.repository';

const QUIET_MS = 60_000;
const MOST_NOTED = 10_000;

/** Writes down who was refused which call: once a minute for each, so that nobody can fill the log. */
export function noteRefusedCalls(pool: pg.Pool, now = Date.now) {
  const noted = new LRUCache<string, number>({ max: MOST_NOTED });
  return async (caller: Caller, request: FastifyRequest): Promise<void> => {
    const { method, routeOptions } = request;
    const call = `${method} ${routeOptions.url ?? ''}`;
    const key = `${caller.userId} ${call}`;
    const time = now();
    if (time - (noted.get(key) ?? -Infinity) < QUIET_MS) return;
    noted.set(key, time);
    await insertAuditEntry(pool, {
      author: caller,
      subject: 'call',
      subjectId: null,
      subjectName: call,
      action: 'call-refused',
      changes: [],
    });
  };
}
