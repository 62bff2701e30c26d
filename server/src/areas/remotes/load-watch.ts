import type { LoadReport } from '@backoffice/contract';
import type pg from 'pg';
import { changePointer } from './change-pointer';
import { isClearlyWorse, type LoadCount } from './is-clearly-worse';
import { countLoads, insertLoads } from './loads.repository';
import { findPointer, type PointerRow } from './pointer.repository';
import { takenBack } from './release-service';

const DAY_MS = 24 * 60 * 60_000;
/** How long a live release is fresh, and may be taken back by itself. */
const FRESH_MS = DAY_MS;
const REMEMBERED_MS = 7 * DAY_MS;

interface Trial {
  release: string;
  since: Date;
  predecessor: string;
}

/** The release of a remote that is being tried: its canary, or a live one that is fresh. */
function trialOf({ canary, canarySince, live, liveSince, previous }: PointerRow, now: number): Trial | null {
  if (canary && canarySince && live) return { release: canary, since: canarySince, predecessor: live };
  const isFresh = liveSince && now - liveSince.getTime() < FRESH_MS;
  return live && isFresh && previous ? { release: live, since: liveSince, predecessor: previous } : null;
}

/** Takes in how pages arrived, and takes a release back that fails clearly more than the one before it. */
export class LoadWatch {
  constructor(
    private readonly pool: pg.Pool,
    private readonly onTakenBack: (remote: string, release: string, count: LoadCount) => void,
    private readonly now = Date.now,
  ) {}

  async take(userId: number, loads: readonly LoadReport[]): Promise<void> {
    await insertLoads(this.pool, userId, loads);
    const failing = new Set(loads.filter(({ outcome }) => outcome === 'failed').map(({ remote }) => remote));
    for (const remote of failing) await this.judge(remote);
  }

  private async judge(remote: string): Promise<void> {
    const pointer = await findPointer(this.pool, remote);
    const trial = pointer && trialOf(pointer, this.now());
    if (!trial) return;
    const { release, since, predecessor } = trial;
    const count = await countLoads(this.pool, { remote, release, since });
    const before = await countLoads(this.pool, {
      remote,
      release: predecessor,
      since: new Date(this.now() - REMEMBERED_MS),
    });
    if (!isClearlyWorse(count, before)) return;
    const changed = await changePointer(this.pool, {
      remote,
      author: null,
      action: 'roll-back',
      next: (seen) => {
        // Somebody may have decided otherwise in the meantime.
        const isStillTried = trialOf(seen, this.now())?.release === release;
        return isStillTried ? { ...takenBack(seen), takenBack: release } : null;
      },
      also: [
        { field: 'loads', from: null, to: count.loads },
        { field: 'failures', from: null, to: count.failures },
      ],
    });
    if (changed.takenBack === release) this.onTakenBack(remote, release, count);
  }
}
