import { findMisfits, HOST, type HostOffer, reasonOfMisfit } from '@backoffice/contract';
import type { Queryable } from '../../../platform/database/transaction';
import { listLiveReleases } from '../live/live-releases.repository';

/** Returns a sentence for each reason why a release that users have, live or canary, cannot run in a host. */
export async function brokenByHost(db: Queryable, offer: HostOffer): Promise<string[]> {
  const rows = (await listLiveReleases(db)).filter(({ remote }) => remote !== HOST);
  return rows.flatMap(({ remote, live, liveNeeds, canary, canaryNeeds }) =>
    [
      { release: live, needs: liveNeeds },
      { release: canary, needs: canaryNeeds },
    ].flatMap(({ release, needs }) => {
      const misfits = needs ? findMisfits(needs, offer) : [];
      return misfits.map((misfit) => `${remote} ${release}: ${reasonOfMisfit(misfit).message}`);
    }),
  );
}
