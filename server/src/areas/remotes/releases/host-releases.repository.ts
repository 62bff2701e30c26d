import {
  findMisfits,
  grantActions,
  type HeldRelease,
  HOST,
  HOST_API,
  type HostOffer,
  offeredAdditions,
  reasonOfMisfit,
  type ReleaseNeeds,
  screens,
} from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

/** The modules that a host's build provides to remotes. */
export interface HostModules {
  /** The versions by request text. */
  modules: Record<string, string>;
  /** The exported names by module. */
  exports: Record<string, string[]> | null;
  /** The versions of each point for additions; null for a host that does not name them. */
  additions: Record<string, number[]> | null;
}

const permissions: ReadonlySet<string> = new Set(
  Object.keys(screens).flatMap((screen) => grantActions.map((action) => `${screen}:${action}`)),
);

const asOffer = ({ modules, exports, additions }: Partial<HostModules> = {}): HostOffer => ({
  api: HOST_API,
  modules,
  ...(exports && { exports }),
  // A host from before additions ignores them.
  additions: additions ?? offeredAdditions,
  permissions,
});

const ofRelease = statement<HostModules, { release: string }>(
  'host-release-offer',
  'select modules, exports, additions from host_release where release = :release',
);
const offer = statement<HostModules, { release: string | undefined }>(
  'host-offer',
  `select modules, exports, additions from (
     select modules, exports, additions, 1 as place from host_release where release = :release
     union all
     select modules, exports, additions, 2 from remote_pointer pointer join host_release on release = live where pointer.remote = '${HOST}'
     union all
     select modules, exports, additions, 3 from host_offer
   ) known order by place limit 1`,
);

/**
 * Returns the modules and permissions that a host provides to remotes; the modules are unknown until a host has been registered.
 *
 * @param release the host that a session runs; an unknown one, or none, stands for the live host
 */
export async function findHostOffer(db: Queryable, release?: string): Promise<HostOffer> {
  return asOffer((await offer.oneOrNone(db, { release })) ?? undefined);
}

/** Returns the offer of an uploaded host; null for any other. */
export async function findOfferOfHost(db: Queryable, release: string): Promise<HostOffer | null> {
  const found = await ofRelease.oneOrNone(db, { release });
  return found && asOffer(found);
}

const listNeeds = statement<HeldRelease & { needs: ReleaseNeeds }>(
  'remotes-needs',
  `select release.remote, release.release, facts - 'files' as needs
   from remote_pointer pointer join release on release.remote = pointer.remote and release.release in (live, canary)
   where facts is not null order by release.remote, release.release`,
).rows;

/** Returns a sentence for each reason why a release that users have, live or canary, cannot run in a host. */
export async function brokenByHost(db: Queryable, offer: HostOffer): Promise<string[]> {
  return (await listNeeds(db)).flatMap(({ remote, release, needs }) =>
    findMisfits(needs, offer).map((misfit) => `${remote} ${release}: ${reasonOfMisfit(misfit).message}`),
  );
}

/** Stores the offer of a host that was not uploaded. */
export const saveHostModules = statement<never, HostModules>(
  'host-offer-save',
  `insert into host_offer (modules, exports, additions) values (:modules, :exports, :additions)
   on conflict (is_only) do update set
     modules = excluded.modules, exports = excluded.exports, additions = excluded.additions, updated_at = now()`,
).run;

/** Stores what the registry has read of an uploaded host; `scripts` are the paths of its scripts. */
export const insertHostRelease = statement<never, HostModules & { release: string; scripts: string[] }>(
  'host-release-insert',
  `insert into host_release (release, modules, exports, additions, scripts)
   values (:release, :modules, :exports, :additions, :scripts)`,
).run;
