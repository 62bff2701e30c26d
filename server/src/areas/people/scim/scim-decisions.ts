import type pg from 'pg';
import type { User } from '@backoffice/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../../platform/services';
import { inTransaction } from '../../../platform/database/transaction';
import { type Directory, type DirectoryUser, noteDecisions } from '../directory/directory';
import { lockDirectoryUser, roleOfGroups } from '../directory/directory-users.repository';
import { applyDecision, isManagedBy, targetOf } from '../directory/apply-decision';
import { ScimError } from './scim-error';
import { groupNamesOf } from './scim-groups.repository';
import { type Announced, findAnnounced, lockDirectoryWrites } from './scim-users.repository';

const KEY = 'scim';
/** Longer than any username. */
const NAME = 'company directory (SCIM)';

/** A write of the directory: its transaction, and the users whose changes are noted at its end. */
export class ScimWrite {
  readonly written: { before: User | null; after: User }[] = [];

  constructor(
    readonly transaction: pg.ClientBase,
    readonly directory: Directory,
    private readonly log: FastifyBaseLogger,
  ) {}

  /**
   * Gives a user the role of their groups, or deactivates the account: when the directory says so, and when it has taken away the
   * last group with a role.
   *
   * @param why `groups`: other groups, which never shut out the last administrator; `active`: the directory's word on the account
   * @throws ScimError when the directory would deactivate the last administrator
   */
  async decide(userId: number, why: 'groups' | 'active'): Promise<void> {
    const { transaction, directory } = this;
    const user = await lockDirectoryUser(transaction, userId);
    const announced = user && (await findAnnounced(transaction, { userId }));
    if (!announced) return;
    const names = await groupNamesOf(transaction, userId);
    const roleKey = await roleOfGroups(transaction, directory.roles, (group) =>
      names.has(group.toLowerCase()),
    );
    const applied = await applyDecision(transaction, user, this.targetOf(user, announced, roleKey, why));
    if (applied.outcome === 'written') this.written.push({ before: user, after: applied.user });
    if (applied.outcome !== 'last-administrator') return;
    if (why === 'active') throw new ScimError(403, 'The last active administrator cannot be deactivated.');
    this.log.warn({ userId }, 'the last administrator keeps the role without a group');
  }

  private targetOf(
    user: DirectoryUser,
    { isActive }: Announced,
    roleKey: string | null,
    why: 'groups' | 'active',
  ): Pick<DirectoryUser, 'roleKey' | 'status' | 'roleGivenBy' | 'closedBy'> {
    const { directory } = this;
    if (!isActive) return targetOf(user, directory, null);
    if (isManagedBy(directory, user)) {
      if (roleKey !== null) return targetOf(user, directory, roleKey);
      // A user who was here before the directory keeps the role until it takes a group away.
      if (why === 'groups' || user.roleGivenBy === KEY) return targetOf(user, directory, null);
    }
    const isReopened = user.status === 'inactive' && user.closedBy === KEY;
    return isReopened ? { ...user, status: 'active', closedBy: null } : user;
  }
}

/** Creates the writes of the directory: one at a time, each with its audit entries. */
export function createScimWrites({ pool, log, settings }: Pick<Services, 'pool' | 'log' | 'settings'>) {
  const directory: Directory = { key: KEY, name: NAME, roles: settings.scim?.roles ?? [] };
  const inOne = <T>(requestId: string, work: (write: ScimWrite) => Promise<T>): Promise<T> =>
    inTransaction(pool, async (transaction) => {
      await lockDirectoryWrites(transaction);
      const write = new ScimWrite(transaction, directory, log);
      const result = await work(write);
      await noteDecisions(transaction, { directory, requestId }, write.written);
      return result;
    });
  return { directory, inOne };
}
