import {
  additionPoints,
  type CanaryRule,
  findMisfits,
  type HeldRelease,
  type HostOffer,
  isAdditionPoint,
  type ManifestFile,
  manifestPath,
  type OwnPermission,
  type ReleaseFacts,
  type RemoteRelease,
  remoteSegment,
  type RouteNode,
  type ShownAddition,
} from '@backoffice/contract';
import { hashOf } from '../../../platform/encryption/keyring';
import type { Caller } from '../../../platform/http/caller';
import { devPass } from '../overrides/dev-pass';
import type { ChosenOverride } from '../overrides/overrides.repository';
import type { LiveRow } from './live-releases.repository';

interface Circumstances {
  offer: HostOffer;
  reportOnly: boolean;
  /** The overrides of the caller's own session. */
  overrides: readonly ChosenOverride[];
  devOriginsKey: string | null;
  /** The manifests whose content the answer carries. */
  manifests: readonly (HeldRelease & { content: ManifestFile })[];
  demoRoutes: readonly (HeldRelease & { demoRoutes: RouteNode[] })[];
}

interface Choice {
  name: string;
  release: string;
  integrity: string | null;
  needs: Omit<ReleaseFacts, 'files'> | null;
}

/** Returns a number from 0 to 99, constant for a user and a release; each release distributes users differently. */
function bucketOf(userId: number, release: string): number {
  return hashOf(`${release} ${userId}`).readUInt32BE(0) % 100;
}

/** Returns true when a user gets the canary. Users who get it at 10 % also get it at 20 %. */
export function isInCanary(
  rule: CanaryRule,
  release: string,
  { userId, username, roleKey }: Pick<Caller, 'userId' | 'username' | 'roleKey'>,
): boolean {
  switch (rule.by) {
    case 'percent':
      return bucketOf(userId, release) < rule.percent;
    case 'role':
      return rule.roles.includes(roleKey);
    case 'user':
      return rule.users.includes(username);
  }
}

function choiceOf(
  { remote: name, canary, canaryRule, live, ...row }: LiveRow,
  caller: Caller,
): Choice | null {
  if (canary && canaryRule && isInCanary(canaryRule, canary, caller))
    return { name, release: canary, integrity: row.canaryManifest, needs: row.canaryNeeds };
  return live ? { name, release: live, integrity: row.liveManifest, needs: row.liveNeeds } : null;
}

/** Returns the additions of a release whose screen and own permission the caller's role has. */
function additionsFor({ permissions }: Caller, { name, needs }: Choice): ShownAddition[] {
  const declared = needs?.additions ?? [];
  return declared.flatMap(({ permission, ...addition }) => {
    const { point } = addition;
    if (!isAdditionPoint(point)) return [];
    const maySee = additionPoints[point].screens.some((screen) => permissions.has(`${screen}:view`));
    const own = permission === undefined ? null : `${remoteSegment(name)}:${permission}`;
    return maySee && (own === null || permissions.has(own as OwnPermission)) ? [addition] : [];
  });
}

function presented(caller: Caller, choice: Choice, circumstances: Circumstances): RemoteRelease {
  const { name, release, integrity, needs } = choice;
  const { offer, reportOnly, manifests, demoRoutes } = circumstances;
  const additions = additionsFor(caller, choice);
  const misfits = needs ? findMisfits(needs, offer) : [];
  const isThis = (each: HeldRelease) => each.remote === name && each.release === release;
  const { content } = manifests.find(isThis) ?? {};
  const { demoRoutes: added } = demoRoutes.find(isThis) ?? {};
  return {
    name,
    release,
    manifest: manifestPath(name, release),
    status: misfits.length > 0 ? 'incompatible' : 'live',
    ...(needs && { views: needs.views }),
    ...(misfits.length === 0 && additions.length > 0 && { additions }),
    ...(content && { content }),
    ...(added && { demoRoutes: added }),
    ...(integrity && { integrity, ...(reportOnly && { reportOnly }) }),
    ...(misfits.length > 0 && { misfits }),
  };
}

/** Only the origin of a development server is known: the browser checks its contents. */
function fromDevServer(
  name: string,
  override: NonNullable<RemoteRelease['override']>,
  origin: string,
): RemoteRelease {
  const release = `dev-${new URL(origin).host.replace(/[^A-Za-z0-9.-]/g, '-')}`.slice(0, 64);
  const manifest = `${origin}/mf-manifest.json`;
  return { name, release, manifest, status: 'live', override };
}

/** Returns the release of each remote for a user, and whether it may run. */
export function releasesFor(
  caller: Caller,
  rows: readonly LiveRow[],
  circumstances: Circumstances,
): RemoteRelease[] {
  return rows.flatMap((row): RemoteRelease[] => {
    const { remote: name, disabledReason: reason, takenBack } = row;
    const override = circumstances.overrides.find(({ remote }) => remote === name);
    if (override?.origin) {
      const { origin, until } = override;
      const pass = devPass(circumstances.devOriginsKey, { origin, until, tokenHash: caller.tokenHash });
      return [fromDevServer(name, { until, origin, ...pass }, origin)];
    }
    if (override?.release) {
      const { release, integrity, needs, until } = override;
      const choice = { name, release, integrity, needs };
      return [{ ...presented(caller, choice, circumstances), override: { until } }];
    }
    const choice = choiceOf(row, caller);
    if (!choice) return [];
    const { additions, ...release } = presented(caller, choice, circumstances);
    const state = reason ? { status: 'disabled' as const, reason } : additions && { additions };
    return [{ ...release, ...state, ...(takenBack && { takenBack }) }];
  });
}
