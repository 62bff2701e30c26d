// https://www.postgresql.org/docs/current/errcodes-appendix.html
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a statement failed because a row is needed that is not there, or is in use. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === FOREIGN_KEY_VIOLATION;
}
