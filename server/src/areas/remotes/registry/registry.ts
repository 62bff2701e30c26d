import { HOST, type RemoteOverview } from '@backoffice/contract';
import type { Queryable } from '../../../platform/database/transaction';
import { listDeployKeys } from '../deploy-keys/deploy-keys.repository';
import { listLocks, lockOf } from '../releases/locks.repository';
import { listOwners } from '../releases/owners.repository';
import { countHoldingSessions } from '../live/live-releases.repository';
import { presentPointer } from '../releases/pointer';
import { listPointers } from '../releases/pointer.repository';
import { listLiveFacts, listReleaseOverviews, listRemoteChanges } from './registry.repository';

function partsOf<T extends { remote: string }>(rows: readonly T[], name: string): Omit<T, 'remote'>[] {
  return rows.filter(({ remote }) => remote === name).map(({ remote: _remote, ...part }) => part);
}

/**
 * Reads the host, if it was uploaded, and all remotes with their pointers, releases, routes, deploy keys and last changes.
 *
 * @param idleSeconds the time after which a session is over
 * @param only the remote whose keys and changes the caller may see; undefined for all
 */
export async function readRegistry(
  db: Queryable,
  idleSeconds: number,
  only?: string,
): Promise<RemoteOverview[]> {
  const holders = await countHoldingSessions(db, { idleSeconds });
  const [pointers, releases, facts, keys, changes, owners, locks] = [
    await listPointers(db),
    await listReleaseOverviews(db, { holders: JSON.stringify(holders) }),
    await listLiveFacts(db),
    await listDeployKeys(db),
    await listRemoteChanges(db),
    await listOwners(db),
    await listLocks(db),
  ];
  const isHost = ({ remote }: { remote: string }) => Number(remote === HOST);
  return pointers
    .sort((a, b) => isHost(b) - isHost(a))
    .map((pointer) => {
      const { remote } = pointer;
      const { titles, routes = [], additions = [] } = facts.find((row) => row.remote === remote) ?? {};
      const isOpen = only === undefined || only === remote;
      return {
        ...presentPointer(pointer),
        releases: partsOf(releases, remote),
        ...(titles && { titles }),
        routes,
        additions,
        owners: owners.filter((owner) => owner.remote === remote).map(({ username }) => username),
        lock: lockOf(locks, remote),
        keys: isOpen ? partsOf(keys, remote) : [],
        changes: isOpen ? partsOf(changes, remote) : [],
      };
    });
}
