import { type LoadReport, screens } from '@backoffice/contract';
import type pg from 'pg';
import type { Caller } from '../../../platform/http/caller';
import { holderNotification } from '../../../platform/inbox/notification-kinds';
import { scoreInterval } from '../../../platform/score-interval';
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
/** The time in ms during which the server may roll back a live release. */
const FRESH_MS = DAY_MS;
const REMEMBERED_MS = 7 * DAY_MS;

/**
 * The number of users who must see a release fail. A user counts once, whatever the number of their sessions, and two could
 * conspire; in a company of five, three still meet a broken page within minutes.
 */
const ENOUGH_FAILED_USERS = 3;
/** The 95 % quantile of the normal distribution, two-sided. */
const Z = 1.96;
/** Added to the expected rate, so that after a predecessor without failures two failures do not suffice. */
const MARGIN = 0.03;

/** Sent once, because a release is rolled back once. */
const notifyRollback = holderNotification('release-taken-back', {
  permission: 'remotes:edit',
  address: screens.remotes,
});

// A predecessor without recent loads has an expected rate of one in twenty.
const expectedRate = ({ users, failedUsers }: LoadCount) => (failedUsers + 0.5) / (users + 10) + MARGIN;

/** Returns true when a release fails more often than its predecessor, be it by chance. */
export function failsMoreOften({ users, failedUsers }: LoadCount, predecessor: LoadCount): boolean {
  return users > 0 && failedUsers / users > expectedRate(predecessor);
}

/** Returns true when a release fails significantly more often than its predecessor. */
export function isClearlyWorse(candidate: LoadCount, predecessor: LoadCount): boolean {
  if (candidate.failedUsers < ENOUGH_FAILED_USERS) return false;
  return scoreInterval(candidate.failedUsers, candidate.users, Z).lowest > expectedRate(predecessor);
}

/** Returns the release of a remote on trial: its canary, or a recent live one; null without either. */
function trialOf({ canary, canarySince, live, liveSince, previous }: PointerRow, now: number) {
  if (canary && canarySince && live) return { release: canary, since: canarySince, predecessor: live };
  const isFresh = liveSince && now - Date.parse(liveSince) < FRESH_MS;
  return live && isFresh && previous ? { release: live, since: liveSince, predecessor: previous } : null;
}

const keyOf = ({ remote, release, page }: Pick<LoadReport, 'remote' | 'release' | 'page'>) =>
  JSON.stringify([remote, release, page]);

/** Records page loads, and rolls back a release, once, that fails for significantly more users than its predecessor. */
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

  /** Rolls back the release of a remote on trial if it is clearly worse than its predecessor. */
  async judge(remote: string): Promise<void> {
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
        // An operator may have decided otherwise since.
        const isStillTried = trialOf(seen, this.now())?.release === release;
        return isStillTried ? { ...rolledBack(seen), takenBack: release } : null;
      },
      alongside: async (transaction) => {
        await noteTakenBack(transaction, { remote, release });
        const values = { remote, release, users: count.failedUsers };
        await notifyRollback(transaction, { cause: `${remote} ${release}`, values });
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
