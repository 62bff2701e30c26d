import type { CanaryRule, RemotePointer } from '@backoffice/contract';
import type { Queryable } from '../../platform/database/transaction';

/** What a change may set. */
export interface PointerState {
  live: string | null;
  previous: string | null;
  canary: string | null;
  canaryRule: CanaryRule | null;
  disabledReason: string | null;
  disabledUntil: Date | null;
  takenBack: string | null;
}

export interface PointerRow extends PointerState {
  remote: string;
  generation: number;
  liveSince: Date | null;
  canarySince: Date | null;
  changedAt: Date;
}

const COLUMNS = `remote, live, previous, canary, canary_rule as "canaryRule", live_since as "liveSince",
  canary_since as "canarySince", taken_back as "takenBack", generation, changed_at as "changedAt",
  case when disabled_until is null or disabled_until > now() then disabled_reason end as "disabledReason",
  case when disabled_until > now() then disabled_until end as "disabledUntil"`;

export async function findPointer(db: Queryable, remote: string): Promise<PointerRow | null> {
  const { rows } = await db.query<PointerRow>(`select ${COLUMNS} from remote_pointer where remote = $1`, [
    remote,
  ]);
  return rows[0] ?? null;
}

/** The pointer of a remote that nobody has pointed at yet points at nothing. */
export async function addPointer(db: Queryable, remote: string): Promise<void> {
  await db.query('insert into remote_pointer (remote) values ($1) on conflict do nothing', [remote]);
}

export async function listPointers(db: Queryable): Promise<PointerRow[]> {
  const { rows } = await db.query<PointerRow>(`select ${COLUMNS} from remote_pointer order by remote`);
  return rows;
}

/**
 * Compare and swap: nothing is written when somebody else was first.
 *
 * @param seen the row that the new state was made from
 * @returns the row as it is now; null when it is not the seen one any more
 */
export async function swapPointer(
  db: Queryable,
  seen: PointerRow,
  next: PointerState,
): Promise<PointerRow | null> {
  const { rows } = await db.query<PointerRow>(
    `update remote_pointer set
       live = $3, previous = $4, canary = $5, canary_rule = $6, disabled_reason = $7, disabled_until = $8, taken_back = $9,
       live_since = case when live is not distinct from $3 then live_since else now() end,
       canary_since = case when canary is not distinct from $5 then canary_since when $5::text is null then null else now() end,
       generation = generation + 1, changed_at = now()
     where remote = $1 and generation = $2
     returning ${COLUMNS}`,
    [
      seen.remote,
      seen.generation,
      next.live,
      next.previous,
      next.canary,
      next.canaryRule && JSON.stringify(next.canaryRule),
      next.disabledReason,
      next.disabledUntil,
      next.takenBack,
    ],
  );
  return rows[0] ?? null;
}

export function presentPointer(row: PointerRow): RemotePointer {
  const { remote, live, previous, canary, canaryRule, generation, takenBack, changedAt } = row;
  const disabled = row.disabledReason
    ? { reason: row.disabledReason, until: row.disabledUntil?.toISOString() ?? null }
    : null;
  return {
    name: remote,
    live,
    previous,
    canary,
    canaryRule,
    generation,
    takenBack,
    disabled,
    changedAt: changedAt.toISOString(),
  };
}
