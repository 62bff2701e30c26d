import { CommitTimeoutError, StorageUnavailableError } from './commits';

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

function isViolation(error: unknown, kind: string, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: violated } = error as { code?: unknown; constraint?: unknown };
  return code === kind && violated === constraint;
}

/** Returns true when a statement failed because a row with the same values exists under this unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, UNIQUE_VIOLATION, constraint);
}

/** Returns true when a statement failed because it refers to a missing row. */
export function isForeignKeyViolation(error: unknown, constraint: string): boolean {
  return isViolation(error, FOREIGN_KEY_VIOLATION, constraint);
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Returns true when a statement, also as the cause of another error, failed because the role lacks a right. */
export function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === INSUFFICIENT_PRIVILEGE || isForbidden(error.cause);
}

// SQLSTATE classes: https://www.postgresql.org/docs/current/errcodes-appendix.html
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  // A write on a former primary that is a replica now.
  '25006',
  // A pooler in between has lost the server.
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
// Cancelled by its time limit.
const CUT_OFF = '57014';
const DISK_FULL = '53100';
// PostgreSQL reports it as a lack of rights.
const READ_ONLY_MESSAGE = /: Read-only file system$/;
// U+0000, which JSON can contain and PostgreSQL's text cannot.
const UNSTORABLE = new Set(['22021', '22P05']);
// node-postgres sets no code for these.
const AWAY_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end|The server does not support SSL connections)/;
// https://nodejs.org/api/tls.html#x509-certificate-error-codes
const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|INVALID_CA)/;
// The second is PgBouncer's, for when all of its connections are taken; it has the code of a lost server.
const POOL_BUSY_MESSAGE = /^timeout exceeded when trying to connect|^query_wait_timeout/;

/** Classifies the failures of the database that are not a defect of a statement; null for others. Looks into wrapped errors. */
export function databaseFailure(
  error: unknown,
): 'away' | 'busy' | 'slow' | 'full' | 'stuck' | 'unanswered' | 'unstorable text' | null {
  if (typeof error !== 'object' || error === null) return null;
  if (error instanceof StorageUnavailableError) return 'stuck';
  if (error instanceof CommitTimeoutError) return 'unanswered';
  const { code, syscall, message, cause, errors } = error as Record<string, unknown>;
  const text = typeof message === 'string' ? message : '';
  if (code === TOO_MANY_CONNECTIONS || POOL_BUSY_MESSAGE.test(text)) return 'busy';
  if (code === CUT_OFF) return 'slow';
  if (code === DISK_FULL || READ_ONLY_MESSAGE.test(text)) return 'full';
  if (typeof code === 'string' && UNSTORABLE.has(code)) return 'unstorable text';
  // A missing file has ENOENT too: system errors count only when they come from a socket.
  const isSystemError = typeof code === 'string' && code.startsWith('E');
  const isSocket =
    syscall === 'connect' || syscall === 'read' || syscall === 'write' || syscall === 'getaddrinfo';
  if (typeof code === 'string' && AWAY.has(code) && (!isSystemError || isSocket)) return 'away';
  if (AWAY_MESSAGE.test(text) || (typeof code === 'string' && TLS_CODE.test(code))) return 'away';
  // A host name with several addresses fails with one error for each.
  return databaseFailure(Array.isArray(errors) ? errors[0] : cause);
}

/**
 * Ignores that something could not be stored because the disk is full or does not answer, for writes that a read can do
 * without.
 *
 * @throws the error itself, when it is another one
 */
export function nullIfStorageUnavailable(error: unknown): null {
  const failure = databaseFailure(error);
  if (failure !== 'full' && failure !== 'stuck' && failure !== 'unanswered') throw error;
  return null;
}

/** Returns an error as text for a terminal: its message without the stack. */
export function explainFailure(error: unknown): string {
  // A host name with several addresses fails with one error for each, and no message of its own.
  if (error instanceof AggregateError && error.message === '') return explainFailure(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
