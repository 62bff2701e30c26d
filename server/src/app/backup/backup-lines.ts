/** A backup is a compressed text of such lines, in this order, each in JSON. */
export type BackupLine =
  | { kind: 'start'; format: typeof BACKUP_FORMAT; madeAt: string; migrations: Record<string, string> }
  /** Rows as PostgreSQL writes them down, so that nothing is lost or rounded on the way. */
  | { kind: 'rows'; table: string; rows: string[] }
  | { kind: 'sequence'; name: string; value: string }
  /** A part of a file of the release store; the first part of each has the offset 0. */
  | { kind: 'file'; path: string; offset: number; base64: string }
  /** SHA-256 of all lines before it. */
  | { kind: 'end'; sha256: string };

export const BACKUP_FORMAT = 'back-office backup 1';

/** What must not come back with a backup: rights for a while, some of which were taken away since. */
export const NOT_BACKED_UP: ReadonlySet<string> = new Set([
  'schema_migration',
  'session',
  'session_release',
  'oidc_attempt',
  'upload_token',
]);
