import { type LoadReport, screens } from '@backoffice/contract';
import type pg from 'pg';
import type { Caller } from '../../../platform/http/caller';
import { tellingHolders } from '../../../platform/inbox/notification-kinds';
import { changePointer, rolledBack } from '../releases/pointer';
import { findPointer, type PointerRow } from '../releases/pointer.repository';
import {
  addLoads,
  countUsers,
  isOnceTakenBack,
  listReporters,
  type LoadCount,
  noteTakenBack,
} from './loads.repository';

const DAY_MS = 24 * 60 * 60_000;
/** For so long a live release is fresh, and may be taken back by the server. */
const FRESH_MS = DAY_MS;
const REMEMBERED_MS = 7 * DAY_MS;

/**
 * So many users must have seen a release fail. One person is one user, however many sessions they open, and two may agree; a house
 * of five still has three who meet a broken page within minutes.
 */
const ENOUGH_FAILED_USERS = 3;
/** 95 % of the normal distribution. */
const Z = 1.96;
/** Added to the expected rate, so that a predecessor without a failure does not condemn the first two of its successor. */
const MARGIN = 0.03;

/** Told once, as a release is taken back once. */
const tellTakenBack = tellingHolders('release-taken-back', {
  permission: 'remotes:edit',
  address: screens.remotes,
});

/** The lowest rate of failures that fits the count (Wilson's score interval). */
function lowestRate({ users, failedUsers }: LoadCount): number {
  const rate = failedUsers / users;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / users + Z ** 2 / (4 * users ** 2));
  return (rate + Z ** 2 / (2 * users) - spread) / (1 + Z ** 2 / users);
}

/** Whether a release fails so much more than the one before it that chance does not explain it. */
export function isClearlyWorse(candidate: LoadCount, predecessor: LoadCount): boolean {
  if (candidate.failedUsers < ENOUGH_FAILED_USERS) return false;
  // Of a predecessor that nobody has loaded lately, one failure in twenty is expected.
  const expected = (predecessor.failedUsers + 0.5) / (predecessor.users + 10);
  return lowestRate(candidate) > expected + MARGIN;
}

/** The release of a remote that is on trial: its canary, or a live one that is fresh. */
function trialOf({ canary, canarySince, live, liveSince, previous }: PointerRow, now: number) {
  if (canary && canarySince && live) return { release: canary, since: canarySince, predecessor: live };
  const isFresh = liveSince && now - Date.parse(liveSince) < FRESH_MS;
  return live && isFresh && previous ? { release: live, since: liveSince, predecessor: previous } : null;
}

const keyOf = ({ remote, release, page }: Pick<LoadReport, 'remote' | 'release' | 'page'>) =>
  JSON.stringify([remote, release, page]);

/** Records how pages arrived, and takes a release back, once, that fails for clearly more users than the one before it. */
export class LoadWatch {
  constructor(
    private readonly pool: pg.Pool,
    private readonly onLoad: (load: Pick<LoadReport, 'remote' | 'release' | 'outcome'>) => void,
    private readonly onTakenBack: (remote: string, release: string, count: LoadCount) => void,
    private readonly now = Date.now,
  ) {}

  async record({ tokenHash, userId, roleKey }: Caller, loads: readonly LoadReport[]): Promise<void> {
    const added = await addLoads(this.pool, { tokenHash, userId, roleKey, loads: JSON.stringify(loads) });
    const keys = new Set(added.map(keyOf));
    const taken = loads.filter((load) => keys.has(keyOf(load)));
    for (const { remote, release, outcome } of taken) this.onLoad({ remote, release, outcome });
    const failing = new Set(taken.filter(({ outcome }) => outcome === 'failed').map(({ remote }) => remote));
    for (const remote of failing) await this.judge(remote);
  }

  private async judge(remote: string): Promise<void> {
    const pointer = await findPointer(this.pool, { remote });
    const trial = pointer && trialOf(pointer, this.now());
    if (!trial) return;
    const { release, since, predecessor } = trial;
    if (await isOnceTakenBack(this.pool, { remote, release })) return;
    const count = await countUsers(this.pool, { remote, release, since, madeBefore: since });
    const before = await countUsers(this.pool, {
      remote,
      release: predecessor,
      since: new Date(this.now() - REMEMBERED_MS).toISOString(),
      madeBefore: since,
    });
    if (!isClearlyWorse(count, before)) return;
    const changed = await changePointer(this.pool, {
      remote,
      author: null,
      action: 'roll-back',
      next: (seen) => {
        // Somebody may have decided otherwise in the meantime.
        const isStillTried = trialOf(seen, this.now())?.release === release;
        return isStillTried ? { ...rolledBack(seen), takenBack: release } : null;
      },
      alongside: async (transaction) => {
        await noteTakenBack(transaction, { remote, release });
        const values = { remote, release, users: count.failedUsers };
        await tellTakenBack(transaction, { cause: `${remote} ${release}`, values });
        const reporters = await listReporters(transaction, { remote, release, since });
        return [
          { field: 'users', from: null, to: count.users },
          { field: 'failures', from: null, to: count.failedUsers },
          { field: 'reporters', from: null, to: reporters.map(({ username }) => username).join(', ') },
        ];
      },
    });
    if (changed.takenBack === release) this.onTakenBack(remote, release, count);
  }
}
