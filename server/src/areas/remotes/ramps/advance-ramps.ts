import type { Ramp } from '@backoffice/contract';
import type pg from 'pg';
import type { LoadCount } from '../loads/loads.repository';
import { countUsers } from '../loads/loads.repository';
import { failsMoreOften } from '../loads/load-watch';
import { listLocks, lockOf } from '../releases/locks.repository';
import { changePointer, madeLive } from '../releases/pointer';
import { listPointers, type PointerRow, type PointerState } from '../releases/pointer.repository';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

interface RampingPointer extends PointerRow {
  live: string;
  canary: string;
  canarySince: string;
  canaryRule: { by: 'percent'; percent: number; ramp: Ramp };
}

const isRamping = (pointer: PointerRow): pointer is RampingPointer =>
  pointer.live !== null && pointer.canaryRule?.by === 'percent' && pointer.canaryRule.ramp !== undefined;

/** Returns the change to the next step of a canary; at 100 %, or after the last step, the release is live. */
function nextStep(pointer: RampingPointer): Partial<PointerState> {
  const { canary, canaryRule } = pointer;
  const percent = canaryRule.ramp.steps.find((step) => step > canaryRule.percent) ?? 100;
  if (percent >= 100) return madeLive(pointer, canary);
  return { canaryRule: { ...canaryRule, percent } };
}

/** Finds out whether people have used the remote during this step, and the canary fails no more often than the live release. */
async function doFiguresHold(pool: pg.Pool, pointer: RampingPointer, now: number): Promise<boolean> {
  const { remote, live, canary, canarySince, changedAt } = pointer;
  const count = (release: string, since: string): Promise<LoadCount> =>
    countUsers(pool, { remote, release, since, madeBefore: canarySince });
  const recent = [await count(live, changedAt), await count(canary, changedAt)];
  if (recent.every(({ users }) => users === 0)) return false;
  const before = new Date(now - WEEK_MS).toISOString();
  return !failsMoreOften(await count(canary, canarySince), await count(live, before));
}

/**
 * Extends each canary with a ramp to its next step when the time of the present one is over and the figures hold. Locked and
 * disabled remotes wait, and so do those that no one uses, for example at night.
 */
export async function advanceRamps(pool: pg.Pool, now = Date.now()): Promise<void> {
  const locks = await listLocks(pool);
  for (const pointer of (await listPointers(pool)).filter(isRamping)) {
    const { remote, generation, canaryRule, changedAt, disabledReason } = pointer;
    const isDue = now - Date.parse(changedAt) >= canaryRule.ramp.minutes * MINUTE_MS;
    if (!isDue || disabledReason || lockOf(locks, remote)) continue;
    if (!(await doFiguresHold(pool, pointer, now))) continue;
    const next = (seen: PointerRow) =>
      seen.generation === generation && isRamping(seen) ? nextStep(seen) : null;
    await changePointer(pool, { remote, author: null, action: 'ramp', next });
  }
}
