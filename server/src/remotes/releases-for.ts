import { findMisfits, type HostOffer, manifestPath, type RemoteRelease } from '@backoffice/contract';
import type { Caller } from '../access/caller';
import { isInCanary } from './is-in-canary';
import type { LiveRow } from './live-releases.repository';

interface Circumstances {
  offer: HostOffer;
  reportOnly: boolean;
}

function chosenOf(row: LiveRow, caller: Caller) {
  const { canary, canaryRule } = row;
  if (canary && canaryRule && isInCanary(canaryRule, canary, caller))
    return { release: canary, integrity: row.canaryManifest, needs: row.canaryNeeds };
  return row.live && { release: row.live, integrity: row.liveManifest, needs: row.liveNeeds };
}

/** Which release of each remote a user gets, and whether it may run. */
export function releasesFor(
  caller: Caller,
  rows: readonly LiveRow[],
  { offer, reportOnly }: Circumstances,
): RemoteRelease[] {
  return rows.flatMap((row): RemoteRelease[] => {
    const chosen = chosenOf(row, caller);
    if (!chosen) return [];
    const { release, integrity, needs } = chosen;
    const misfits = needs ? findMisfits(needs, offer) : [];
    const { remote: name, disabledReason: reason, takenBack } = row;
    return [
      {
        name,
        release,
        manifest: manifestPath(name, release),
        status: reason ? 'disabled' : misfits.length > 0 ? 'incompatible' : 'live',
        ...(integrity && { integrity, ...(reportOnly && { reportOnly }) }),
        ...(reason && { reason }),
        ...(misfits.length > 0 && { misfits }),
        ...(takenBack && { takenBack }),
      },
    ];
  });
}
