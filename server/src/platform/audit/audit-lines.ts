import type { Queryable } from '../database/transaction';
import { hashedEntriesAfter } from './audit.repository';

const PAGE = 1_000;

/** Returns the audit log as it is hashed, one JSON object a line, in pieces of many lines. */
export async function* auditLines(db: Queryable): AsyncGenerator<string> {
  let id = 0;
  for (;;) {
    const entries = await hashedEntriesAfter(db, { id, limit: PAGE });
    if (entries.length === 0) return;
    yield entries.map(({ previous, hash, text }) => `${JSON.stringify({ previous, hash, text })}\n`).join('');
    id = entries.at(-1)!.id;
  }
}
