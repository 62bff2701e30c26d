import type { FieldChange, HistoryEntry } from '@backoffice/contract';
import type { Author } from './author';

/** What an entry of the audit log says; number, time and hashes are the database's. */
export interface AuditEntry {
  /** Null for what nobody signed in did. */
  author: Author | null;
  subject: 'merchant' | 'channel';
  subjectId: number;
  action: HistoryEntry['action'];
  changes: readonly FieldChange[];
}
