import type { LoadReport } from '@backoffice/contract';
import type pg from 'pg';
import { changePointer, rolledBack } from '../releases/pointer';
import { findPointer, type PointerRow } from '../releases/pointer.repository';
import { countLoads, insertLoads, type LoadCount } from './loads.repository';

const DAY_MS = 24 * 60 * 60_000;
/** For so long a live release is fresh, and may be taken back by the server. */
const FRESH_MS = DAY_MS;
const REMEMBERED_MS = 7 * DAY_MS;

/** Fewer loads than these prove nothing. */
const ENOUGH_LOADS = 20;
/** 95 % of the normal distribution. */
const Z = 1.96;
/** Added to the expected rate, so that a predecessor without a failure does not condemn the first two of its successor. */
const MARGIN = 0.03;

/** The lowest rate of failures that fits the count (Wilson's score interval). */
function lowestRate({ loads, failures }: LoadCount): number {
  const rate = failures / loads;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / loads + Z ** 2 / (4 * loads ** 2));
  return (rate + Z ** 2 / (2 * loads) - spread) / (1 + Z ** 2 / loads);
}

/** Whether a release fails so much more than the one before it that chance does not explain it. */
export function isClearlyWorse(candidate: LoadCount, predecessor: LoadCount): boolean {
  if (candidate.loads < ENOUGH_LOADS) return false;
  // Of a predecessor that nobody has loaded lately, one failure in twenty is expected.
  const expected = (predecessor.failures + 0.5) / (predecessor.loads + 10);
  return lowestRate(candidate) > expected + MARGIN;
}

/** The release of a remote that is on trial: its canary, or a live one that is fresh. */
function trialOf({ canary, canarySince, live, liveSince, previous }: PointerRow, now: number) {
  if (canary && canarySince && live) return { release: canary, since: canarySince, predecessor: live };
  const isFresh = liveSince && now - Date.parse(liveSince) < FRESH_MS;
  return live && isFresh && previous ? { release: live, since: liveSince, predecessor: previous } : null;
}

/** Records how pages arrived, and takes a release back that fails clearly more than the one before it. */
export class LoadWatch {
  constructor(
    private readonly pool: pg.Pool,
    private readonly onTakenBack: (remote: string, release: string, count: LoadCount) => void,
    private readonly now = Date.now,
  ) {}

  async record(userId: number, loads: readonly LoadReport[]): Promise<void> {
    await insertLoads(this.pool, { userId, loads: JSON.stringify(loads) });
    const failing = new Set(loads.filter(({ outcome }) => outcome === 'failed').map(({ remote }) => remote));
    for (const remote of failing) await this.judge(remote);
  }

  private async judge(remote: string): Promise<void> {
    const pointer = await findPointer(this.pool, { remote });
    const trial = pointer && trialOf(pointer, this.now());
    if (!trial) return;
    const { release, since, predecessor } = trial;
    const count = await countLoads(this.pool, { remote, release, since });
    const before = await countLoads(this.pool, {
      remote,
      release: predecessor,
      since: new Date(this.now() - REMEMBERED_MS).toISOString(),
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
      alongside: async () => [
        { field: 'loads', from: null, to: count.loads },
        { field: 'failures', from: null, to: count.failures },
      ],
    });
    if (changed.takenBack === release) this.onTakenBack(remote, release, count);
  }
}
