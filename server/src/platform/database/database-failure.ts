import { CommitUnanswered, StoringStuck } from './commits';

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

function isViolation(error: unknown, kind: string, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: violated } = error as { code?: unknown; constraint?: unknown };
  return code === kind && violated === constraint;
}

/** Whether a statement failed because a row with the same values under this constraint is there already. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, UNIQUE_VIOLATION, constraint);
}

/** Whether a statement failed because it names a row that is not there. */
export function isForeignKeyViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, FOREIGN_KEY_VIOLATION, constraint);
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Whether a statement, or what it was the cause of, failed because the role lacks the right. */
export function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === INSUFFICIENT_PRIVILEGE || isForbidden(error.cause);
}

// SQLSTATE classes: https://www.postgresql.org/docs/current/errcodes-appendix.html
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  // A write on a server that was the leader and is a copy now.
  '25006',
  // A pooler between here and the server lost the server.
  '08000',
  '08003',
  '08006',
  '08P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const TOO_MANY_CONNECTIONS = '53300';
// By its time limit.
const CUT_OFF = '57014';
const DISK_FULL = '53100';
// PostgreSQL takes it for a lack of rights.
const READ_ONLY_MESSAGE = /: Read-only file system$/;
// U+0000, which JSON can carry and PostgreSQL's text can't.
const UNSTORABLE = new Set(['22021', '22P05']);
// node-postgres gives these no code.
const AWAY_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end)/;
// The second is PgBouncer's, whose connections are all taken; it has the code of a lost server.
const POOL_BUSY_MESSAGE = /^timeout exceeded when trying to connect|^query_wait_timeout/;

/** Tells the failures of the database that are not a defect of a statement; looks through wrapping errors. */
export function databaseFailure(
  error: unknown,
): 'away' | 'busy' | 'slow' | 'full' | 'stuck' | 'unanswered' | 'unstorable text' | null {
  if (typeof error !== 'object' || error === null) return null;
  if (error instanceof StoringStuck) return 'stuck';
  if (error instanceof CommitUnanswered) return 'unanswered';
  const { code, syscall, message, cause, errors } = error as Record<string, unknown>;
  const text = typeof message === 'string' ? message : '';
  if (code === TOO_MANY_CONNECTIONS || POOL_BUSY_MESSAGE.test(text)) return 'busy';
  if (code === CUT_OFF) return 'slow';
  if (code === DISK_FULL || READ_ONLY_MESSAGE.test(text)) return 'full';
  if (typeof code === 'string' && UNSTORABLE.has(code)) return 'unstorable text';
  // A missing file has ENOENT too: of the system's errors only those of a socket count.
  const isSystemError = typeof code === 'string' && code.startsWith('E');
  const isSocket =
    syscall === 'connect' || syscall === 'read' || syscall === 'write' || syscall === 'getaddrinfo';
  if (typeof code === 'string' && AWAY.has(code) && (!isSystemError || isSocket)) return 'away';
  if (AWAY_MESSAGE.test(text)) return 'away';
  // A name with several addresses fails with one error for each.
  return databaseFailure(Array.isArray(errors) ? errors[0] : cause);
}

/**
 * For what reading can do without: that it can't be stored is passed over where the disk is full, or does not answer.
 *
 * @throws the error itself, when it is another one
 */
export function noneWhereNotStored(error: unknown): null {
  const failure = databaseFailure(error);
  if (failure !== 'full' && failure !== 'stuck' && failure !== 'unanswered') throw error;
  return null;
}

/** An error as a person at a terminal reads it: its message, no stack. */
export function explainFailure(error: unknown): string {
  // A name with several addresses fails with one error for each, and without a message of its own.
  if (error instanceof AggregateError && error.message === '') return explainFailure(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
