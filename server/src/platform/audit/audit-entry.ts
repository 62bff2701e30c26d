import type { AuditAction, AuditSubject, FieldChange } from '@backoffice/contract';
import type { Author } from './author';

/** What an entry of the audit log says; number, time and hashes are the database's. */
export interface AuditEntry {
  /** Null for what nobody did; without a number who is no user, such as a deploy key. */
  author: (Omit<Author, 'userId'> & { userId: number | null }) | null;
  subject: AuditSubject;
  /** Null for what has no number. */
  subjectId: number | null;
  /** What it is called now, where its changes don't tell. */
  subjectName?: string | null;
  action: AuditAction;
  changes: readonly FieldChange[];
  /** The call that did it, where there is no author to name it. */
  requestId?: string;
}
