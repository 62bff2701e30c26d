import type { CanaryRule } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

/** The part of a pointer that a change may set. */
export interface PointerState {
  live: string | null;
  previous: string | null;
  /** The releases that were live before `previous`, newest first. */
  earlier: string[];
  canary: string | null;
  canaryRule: CanaryRule | null;
  disabledReason: string | null;
  disabledUntil: string | null;
  takenBack: string | null;
}

export interface PointerRow extends PointerState {
  remote: string;
  generation: number;
  liveSince: string | null;
  canarySince: string | null;
  changedAt: string;
}

const COLUMNS = `remote, live, previous, earlier, canary, canary_rule as "canaryRule", live_since as "liveSince",
  canary_since as "canarySince", taken_back as "takenBack", generation, changed_at as "changedAt",
  case when disabled_until is null or disabled_until > now() then disabled_reason end as "disabledReason",
  case when disabled_until > now() then disabled_until end as "disabledUntil"`;

const byRemote = statement<PointerRow, { remote: string }>(
  'remote-pointer',
  `select ${COLUMNS} from remote_pointer where remote = :remote`,
);

export const findPointer = byRemote.oneOrNone;

/** Returns the pointer, locked until the transaction ends. */
export const lockPointer = statement<PointerRow, { remote: string }>(
  'remote-pointer-lock',
  `select ${COLUMNS} from remote_pointer where remote = :remote for update`,
).oneOrNone;

export const listPointers = statement<PointerRow>(
  'remote-pointers',
  `select ${COLUMNS} from remote_pointer order by remote`,
).rows;

/** The pointers of all other remotes whose live release has this publisher; locked until the transaction ends. */
export const listShippedOthers = statement<PointerRow, { remotes: readonly string[]; publisher: string }>(
  'remote-pointers-of-publisher',
  `select ${COLUMNS} from remote_pointer
   where remote <> all(:remotes) and exists (
     select from release shipped
     where shipped.remote = remote_pointer.remote and shipped.release = live and published_by = :publisher
   )
   order by remote for update`,
).rows;

const add = statement<never, { remote: string }>(
  'remote-pointer-add',
  'insert into remote_pointer (remote) values (:remote) on conflict do nothing',
);

/** Creates an empty pointer for a remote without one. @returns the pointer, new or not */
export async function ensurePointer(db: Queryable, remote: string): Promise<PointerRow> {
  await add.run(db, { remote });
  return byRemote.one(db, { remote });
}

const swap = statement<PointerRow, PointerState & Pick<PointerRow, 'remote' | 'generation'>>(
  'remote-pointer-swap',
  `update remote_pointer set
     live = :live, previous = :previous, earlier = :earlier, canary = :canary, canary_rule = :canaryRule,
     disabled_reason = :disabledReason, disabled_until = :disabledUntil, taken_back = :takenBack,
     live_since = case when live is not distinct from :live then live_since else now() end,
     canary_since = case when canary is not distinct from :canary then canary_since
                         when :canary::text is null then null else now() end,
     generation = generation + 1, changed_at = now()
   where remote = :remote and generation = :generation
   returning ${COLUMNS}`,
);

/**
 * Compare and swap: writes nothing when the pointer has changed since it was read.
 *
 * @param seen the row that the change is based on
 * @returns the row after the change; null when it differs from the seen one
 */
export function swapPointer(
  db: Queryable,
  seen: PointerRow,
  change: Partial<PointerState>,
): Promise<PointerRow | null> {
  return swap.oneOrNone(db, { ...seen, ...change });
}
