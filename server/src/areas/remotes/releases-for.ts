import { findMisfits, type HostOffer, manifestPath, type RemoteRelease } from '@backoffice/contract';
import type { Caller } from '../../platform/http/caller';
import { isInCanary } from './is-in-canary';
import type { LiveRow } from './live-releases.repository';
import type { ChosenOverride } from './overrides.repository';

interface Circumstances {
  offer: HostOffer;
  reportOnly: boolean;
  /** Of the caller's own session. */
  overrides: readonly ChosenOverride[];
}

function chosenOf(row: LiveRow, caller: Caller) {
  const { canary, canaryRule } = row;
  if (canary && canaryRule && isInCanary(canaryRule, canary, caller))
    return { release: canary, integrity: row.canaryManifest, needs: row.canaryNeeds };
  return row.live && { release: row.live, integrity: row.liveManifest, needs: row.liveNeeds };
}

/** Of a development server nothing is known but where it is: what it gives is looked at in the browser. */
function overriddenBy(
  { remote: name, release, origin, integrity, needs, endsAt }: ChosenOverride,
  { offer, reportOnly }: Circumstances,
): RemoteRelease {
  const until = endsAt.toISOString();
  if (origin) {
    const place = `dev-${new URL(origin).host.replace(/[^A-Za-z0-9.-]/g, '-')}`.slice(0, 64);
    const manifest = `${origin}/mf-manifest.json`;
    return { name, release: place, manifest, status: 'live', override: { until, origin } };
  }
  const misfits = needs ? findMisfits(needs, offer) : [];
  return {
    name,
    release: release!,
    manifest: manifestPath(name, release!),
    status: misfits.length > 0 ? 'incompatible' : 'live',
    ...(integrity && { integrity, ...(reportOnly && { reportOnly }) }),
    ...(misfits.length > 0 && { misfits }),
    override: { until },
  };
}

/** Which release of each remote a user gets, and whether it may run. */
export function releasesFor(
  caller: Caller,
  rows: readonly LiveRow[],
  circumstances: Circumstances,
): RemoteRelease[] {
  const { offer, reportOnly, overrides } = circumstances;
  return rows.flatMap((row): RemoteRelease[] => {
    const override = overrides.find(({ remote }) => remote === row.remote);
    if (override) return [overriddenBy(override, circumstances)];
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
