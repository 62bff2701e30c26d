import type { Author } from '../../../platform/audit/audit.repository';
import { fieldChanges, insertAuditEntry } from '../../../platform/audit/audit.repository';
import type { Queryable } from '../../../platform/database/transaction';
import type { GroupRole } from '../../../platform/settings/group-roles';
import { userSnapshot } from '../users/user-snapshot';
import type { LockedUser } from '../users/users.repository';

/** A directory of the company that decides on users: an OpenID Connect provider, or SCIM. */
export interface Directory {
  /** Stored with each decision: `scim` or `oidc:<provider>`. */
  key: string;
  /** Its name in the audit log, longer than any username. */
  name: string;
  /** The role of each group of the directory, in order of precedence. */
  roles: readonly GroupRole[];
}

/** A user with the decisions of a directory. */
export interface DirectoryUser extends LockedUser {
  /** The key of the directory that gave the role; null for a role given here. */
  roleGivenBy: string | null;
  /** The key of the directory that deactivated the account. */
  closedBy: string | null;
}

/** The state of a user before and after a decision of a directory. */
interface Written {
  before: LockedUser | null;
  after: LockedUser;
}

/** Returns the directory as the author of audit entries. */
const authorOf = ({ name }: Directory, requestId: string): Omit<Author, 'userId'> & { userId: null } => ({
  userId: null,
  username: name,
  requestId,
});

/** Writes the audit entries of decisions, as the last statements of their transaction. */
export async function noteDecisions(
  transaction: Queryable,
  { directory, requestId }: { directory: Directory; requestId: string },
  written: readonly Written[],
): Promise<void> {
  for (const { before, after } of written) {
    const changes = fieldChanges(before && userSnapshot(before), userSnapshot(after));
    if (changes.length === 0) continue;
    await insertAuditEntry(transaction, {
      author: authorOf(directory, requestId),
      subject: 'user',
      subjectId: after.id,
      subjectName: after.username,
      action: before ? 'update' : 'create',
      changes,
    });
  }
}
