import type { ReleaseFacts } from '@backoffice/contract';
import type { Queryable } from '../../platform/database/transaction';
import type { PointerRow } from './pointer.repository';

type Needs = Omit<ReleaseFacts, 'files'>;

export interface LiveRow extends Pick<PointerRow, 'remote' | 'canaryRule' | 'disabledReason' | 'takenBack'> {
  live: string | null;
  liveManifest: string | null;
  liveNeeds: Needs | null;
  canary: string | null;
  canaryManifest: string | null;
  canaryNeeds: Needs | null;
}

/** What every remote's pointer names, read by one statement: never half of a change. */
export async function listLiveReleases(db: Queryable): Promise<LiveRow[]> {
  const { rows } = await db.query<LiveRow>({
    name: 'remotes-live',
    text: `select pointer.remote, canary_rule as "canaryRule", taken_back as "takenBack",
             case when disabled_until is null or disabled_until > now() then disabled_reason end as "disabledReason",
             pointer.live, live.manifest as "liveManifest", live.facts - 'files' as "liveNeeds",
             pointer.canary, canary.manifest as "canaryManifest", canary.facts - 'files' as "canaryNeeds"
           from remote_pointer pointer
           left join release live on live.remote = pointer.remote and live.release = pointer.live
           left join release canary on canary.remote = pointer.remote and canary.release = pointer.canary
           where pointer.live is not null or pointer.canary is not null
           order by pointer.remote`,
  });
  return rows;
}
