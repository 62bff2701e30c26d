import type { Services } from '../../../platform/services';
import { changedGroup, type GroupState, wholeGroup } from './group-change';
import { parseOperations } from './patch-operations';
import type { Fields } from './scim-body';
import type { createScimWrites, ScimWrite } from './scim-decisions';
import { unknownResource } from './scim-error';
import {
  addMembers,
  deleteScimGroup,
  findScimGroup,
  insertScimGroup,
  listScimGroups,
  removeMembers,
  type ScimGroup,
  updateScimGroup,
} from './scim-groups.repository';
import type { Projection } from './scim-answers';
import { idOf, type Listing } from './scim-users.repository';
import type { ScimUsers } from './scim-users';

const stateOf = ({ displayName, externalId, members }: ScimGroup): GroupState => ({
  displayName,
  externalId,
  members: new Set(members.map(({ value }) => value)),
});

const without = (ids: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...ids].filter((id) => !others.has(id));

/** The groups of the company's directory, whose members get the roles of the operator's map. */
export class ScimGroups {
  constructor(
    private readonly services: Pick<Services, 'pool'>,
    private readonly writes: ReturnType<typeof createScimWrites>,
    private readonly users: Pick<ScimUsers, 'adopt'>,
  ) {}

  async find(id: string): Promise<ScimGroup> {
    const group = await findScimGroup(this.services.pool, id);
    if (!group) throw unknownResource('Group', id);
    return group;
  }

  list(listing: Listing, { wants }: Projection) {
    return listScimGroups(this.services.pool, listing, wants('members'));
  }

  create(body: Fields, requestId: string): Promise<ScimGroup> {
    const state = wholeGroup(body);
    return this.writes.inOne(requestId, async (write) => {
      const { id } = await insertScimGroup(write.transaction, state);
      return this.apply(write, id, { ...state, members: new Set() }, state);
    });
  }

  replace(id: string, body: Fields, requestId: string): Promise<ScimGroup> {
    const state = wholeGroup(body);
    return this.change(id, () => state, requestId);
  }

  patch(id: string, body: Fields, requestId: string): Promise<ScimGroup> {
    const operations = parseOperations(body);
    return this.change(id, (before) => changedGroup(before, operations), requestId);
  }

  /** Removes the group, and with it the roles that it gave. */
  async remove(id: string, requestId: string): Promise<void> {
    await this.writes.inOne(requestId, async (write) => {
      const group = await this.known(write, id);
      await deleteScimGroup(write.transaction, { id: group.id });
      await this.decide(write, stateOf(group).members);
    });
  }

  private change(
    id: string,
    next: (before: GroupState) => GroupState,
    requestId: string,
  ): Promise<ScimGroup> {
    return this.writes.inOne(requestId, async (write) => {
      const group = await this.known(write, id);
      const before = stateOf(group);
      return this.apply(write, group.id, before, next(before));
    });
  }

  private async known({ transaction }: ScimWrite, id: string): Promise<ScimGroup> {
    const group = await findScimGroup(transaction, id);
    if (!group) throw unknownResource('Group', id);
    return group;
  }

  private async apply(
    write: ScimWrite,
    id: number,
    before: GroupState,
    after: GroupState,
  ): Promise<ScimGroup> {
    const { transaction } = write;
    const added = without(after.members, before.members);
    const removed = without(before.members, after.members);
    await updateScimGroup(transaction, { id, ...after });
    await addMembers(transaction, { id, userIds: await this.users.adopt(write, added) });
    await removeMembers(transaction, { id, userIds: removed.map(Number) });
    // Another name may be that of another role.
    const isRenamed = after.displayName !== before.displayName;
    await this.decide(write, isRenamed ? new Set([...after.members, ...removed]) : [...added, ...removed]);
    return this.known(write, String(id));
  }

  /** Decides on users in the order of their ids, so that two writes never wait for each other. */
  private async decide(write: ScimWrite, ids: Iterable<string>): Promise<void> {
    const userIds = [...ids].map((id) => idOf(id)!).sort((a, b) => a - b);
    for (const userId of userIds) await write.decide(userId, 'groups');
  }
}
