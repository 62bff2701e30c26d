import { type HeldRelease, inRange, type SharedModule } from '@backoffice/contract';
import type { Queryable } from '../../../platform/database/transaction';
import { missingRow } from '../../../platform/http/http-error';
import { findHostOffer } from '../releases/host-releases.repository';
import { findRelease } from '../releases/releases.repository';

/**
 * Lists the shared modules of a release with the copy that it gets of each: the host's where its version is in the wanted range,
 * its own where it carries one.
 *
 * @throws {HttpError} 404 when there is no such release
 */
export async function listSharedModules(db: Queryable, release: HeldRelease): Promise<SharedModule[]> {
  const found = await findRelease(db, release);
  if (!found) throw missingRow('remote', `${release.remote} ${release.release}`);
  const { modules = {} } = await findHostOffer(db);
  const { shared = [], carried = [] } = found.facts ?? {};
  const taken = shared.map(({ name, requiredVersion }): SharedModule => {
    const given = modules[name] ?? null;
    const isOwn = carried.includes(name);
    const fits = given !== null && inRange(given, requiredVersion);
    return { name, wanted: requiredVersion, given, from: fits ? 'host' : isOwn ? 'own' : 'none' };
  });
  const own = carried
    .filter((name) => !shared.some((each) => each.name === name))
    .map((name): SharedModule => ({ name, wanted: null, given: modules[name] ?? null, from: 'own' }));
  return [...taken, ...own].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
