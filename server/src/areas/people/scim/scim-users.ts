import type { Services } from '../../../platform/services';
import {
  addDirectoryUser,
  directoryUsername,
  NameRefused,
  refuseTakenName,
} from '../directory/add-directory-user';
import { roleOfGroups, writeDecision } from '../directory/directory-users.repository';
import { nameAndSkeleton, noteSkeletons } from '../users/look-alikes.repository';
import { temporaryPassword } from '../users/temporary-password';
import { updateUser, usersById } from '../users/users.repository';
import { parseOperations } from './patch-operations';
import type { Fields } from './scim-body';
import type { createScimWrites, ScimWrite } from './scim-decisions';
import { invalidValue, ScimError, unknownResource } from './scim-error';
import {
  type Announced,
  findAnnounced,
  findDeleted,
  findScimUser,
  type Listing,
  listScimUsers,
  type ScimUser,
  writeAnnounced,
  writeDeleted,
} from './scim-users.repository';
import { changedUser, type UserChange, wholeUser } from './user-change';

/**
 * Returns the username of an account: the directory's, or of an address that no username can be, the part before the @.
 *
 * @throws NameRefused when neither can be a username
 */
function usernameOf(userName: string): string {
  const [local = ''] = userName.split('@');
  try {
    return directoryUsername(userName);
  } catch (error) {
    if (local === userName || !(error instanceof NameRefused)) throw error;
    return directoryUsername(local);
  }
}

/** Converts the refusal of a name to the standard's error. */
function asScimError(error: unknown): never {
  if (!(error instanceof NameRefused)) throw error;
  if (error.reason === 'taken')
    throw new ScimError(409, 'The name belongs to another account, or looks like its name.', 'uniqueness');
  throw invalidValue(
    'The name, and the part before its @, cannot be a username: 4 to 16 letters, digits and ._@-.',
  );
}

/** The users that the company's directory sees and changes. */
export class ScimUsers {
  private readonly roles;

  constructor(
    private readonly services: Pick<Services, 'pool' | 'passwords'>,
    private readonly writes: ReturnType<typeof createScimWrites>,
  ) {
    this.roles = writes.directory.roles.map(({ role }) => role);
  }

  async find(id: string): Promise<ScimUser> {
    const user = await findScimUser(this.services.pool, id, this.roles);
    if (!user) throw unknownResource('User', id);
    return user;
  }

  list(listing: Listing) {
    return listScimUsers(this.services.pool, listing, this.roles);
  }

  /** Creates an account, inactive until a group gives it a role. */
  async create(body: Fields, requestId: string): Promise<ScimUser> {
    const sent = wholeUser(body);
    const passwordHash = await this.services.passwords.hash(temporaryPassword());
    const created = this.writes.inOne(requestId, async (write) => {
      const announced = { externalId: null, displayName: null, isActive: true, ...sent };
      const userId =
        (await this.restored(write, announced)) ?? (await this.added(write, announced, passwordHash));
      return this.shown(write, userId);
    });
    return created.catch(asScimError);
  }

  replace(id: string, body: Fields, requestId: string): Promise<ScimUser> {
    return this.change(id, wholeUser(body), requestId);
  }

  patch(id: string, body: Fields, requestId: string): Promise<ScimUser> {
    return this.change(id, changedUser(parseOperations(body)), requestId);
  }

  /** Deactivates the account, which the product keeps. */
  async remove(id: string, requestId: string): Promise<void> {
    await this.writes.inOne(requestId, async (write) => {
      const before = await this.announcedOf(write, id);
      await writeAnnounced(write.transaction, { ...before, isActive: false });
      await write.decide(before.userId, 'active');
      await writeDeleted(write.transaction, before);
    });
  }

  /**
   * Lets the directory decide on users that were here before it.
   *
   * @returns their ids, in ascending order
   * @throws ScimError for an id of no user that the directory sees
   */
  async adopt(write: ScimWrite, ids: readonly string[]): Promise<number[]> {
    const userIds: number[] = [];
    for (const id of ids) {
      const { userId } = await this.announcedOf(write, id, () => invalidValue(`User ${id} not found.`));
      userIds.push(userId);
    }
    return userIds.sort((a, b) => a - b);
  }

  private async change(id: string, change: UserChange, requestId: string): Promise<ScimUser> {
    const changed = this.writes.inOne(requestId, async (write) => {
      const before = await this.announcedOf(write, id);
      const after = { ...before, ...change };
      if (after.userName !== before.userName) await this.rename(write, before, after.userName);
      await writeAnnounced(write.transaction, after);
      if (after.isActive !== before.isActive) await write.decide(before.userId, 'active');
      return this.shown(write, before.userId);
    });
    return changed.catch(asScimError);
  }

  /** Returns a user as the directory has announced it; one that was here before is announced by this call. */
  private async announcedOf(
    { transaction }: ScimWrite,
    id: string,
    missing = () => unknownResource('User', id),
  ): Promise<Announced> {
    const seen = await findScimUser(transaction, id, this.roles);
    if (!seen) throw missing();
    const known = await findAnnounced(transaction, { userId: seen.id });
    if (known) return known;
    const { userName, isActive } = seen;
    const adopted = { userId: seen.id, userName, externalId: null, displayName: null, isActive };
    await writeAnnounced(transaction, adopted);
    return adopted;
  }

  private async rename(
    { transaction, written }: ScimWrite,
    before: Announced,
    userName: string,
  ): Promise<void> {
    const id = before.userId;
    const user = await usersById.lock(transaction, id);
    const username = usernameOf(userName);
    if (!user || username === user.username) return;
    await noteSkeletons(transaction);
    const after = await updateUser(transaction, id, nameAndSkeleton(username)).catch(refuseTakenName);
    written.push({ before: user, after });
  }

  /** Restores a user whom the directory has deleted, if its own id shows that it is the same one. */
  private async restored(write: ScimWrite, sent: Omit<Announced, 'userId'>): Promise<number | null> {
    const former = await findDeleted(write.transaction, sent);
    if (!former) return null;
    if (former.externalId === null || former.externalId !== sent.externalId)
      throw new ScimError(409, `userName "${sent.userName}" belongs to a former user.`, 'uniqueness');
    await writeAnnounced(write.transaction, { ...sent, userId: former.userId });
    await write.decide(former.userId, 'active');
    return former.userId;
  }

  private async added(
    { transaction, directory, written }: ScimWrite,
    sent: Omit<Announced, 'userId'>,
    passwordHash: string,
  ): Promise<number> {
    // Inactive, so that the role gives nothing until a group gives one.
    const least = await roleOfGroups(transaction, [...directory.roles].reverse(), () => true);
    if (least === null) throw invalidValue('No role of SCIM_ROLES exists.');
    const username = usernameOf(sent.userName);
    const user = await addDirectoryUser(transaction, { username, roleKey: least, passwordHash });
    const { key } = directory;
    const closed = { ...user, status: 'inactive', roleGivenBy: key, closedBy: key } as const;
    const after = await writeDecision(transaction, closed);
    await writeAnnounced(transaction, { ...sent, userId: user.id });
    written.push({ before: null, after });
    return user.id;
  }

  private async shown({ transaction }: ScimWrite, userId: number): Promise<ScimUser> {
    return (await findScimUser(transaction, String(userId), this.roles))!;
  }
}
