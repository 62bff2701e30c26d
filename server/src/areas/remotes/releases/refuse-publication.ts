import {
  ADDITIONS_MAX,
  failureReason,
  type FailureReason,
  findMisfits,
  globalNameOf,
  type HeldRelease,
  HOST,
  type PublishRequest,
  reasonOfMisfit,
  type ReleaseFacts,
  remoteSegment,
} from '@backoffice/contract';
import type { Queryable } from '../../../platform/database/transaction';
import { HttpError, refusal } from '../../../platform/http/http-error';
import { brokenByHost, findHostOffer, findOfferOfHost } from './host-releases.repository';
import {
  findRelease,
  isReleaseKnown,
  listClaims,
  listOwnersUnder,
  listPathOwners,
} from './releases.repository';

const sentences = (reasons: readonly FailureReason[]) => reasons.map(({ message }) => message).join(' ');

async function refuseClaimed(db: Queryable, request: PublishRequest): Promise<void> {
  const { remote, facts } = request;
  for (const { remote: owner, claims } of await listClaims(db, { remote })) {
    const route = Object.keys(facts.routes).find((path) => Object.hasOwn(claims.routes, path));
    if (route) throw refusal(409, 'route-claimed', { claim: route, owner });
    const namespace = facts.namespaces.find((name) => claims.namespaces.includes(name));
    if (namespace) throw refusal(409, 'namespace-claimed', { claim: namespace, owner });
    if (claims.globalName === facts.globalName)
      throw refusal(409, 'global-claimed', { claim: facts.globalName, owner });
  }
  await refuseForeignRoutes(db, request);
}

/** Refuses pages at addresses that belong to another remote, and new pages outside the remote's own prefix. */
async function refuseForeignRoutes(db: Queryable, { remote, facts }: PublishRequest): Promise<void> {
  const prefix = `/${remoteSegment(remote)}`;
  const paths = Object.keys(facts.routes);
  const pages = await listPathOwners(db, { paths });
  const others = (await listOwnersUnder(db, { prefix })).filter(({ owner }) => owner !== remote);
  for (const claim of paths) {
    const page = pages.find(({ path }) => path === claim);
    const [owner = ''] = page ? page.component.split('/') : [others[0]?.owner ?? remote];
    if (owner !== remote) throw refusal(409, 'route-claimed', { claim, owner });
    if (!page && claim !== prefix && !claim.startsWith(`${prefix}/`))
      throw refusal(409, 'route-outside', { claim, prefix, remote });
  }
}

/** @throws {HttpError} 404 when the release was not published, or its files were removed */
export async function refuseUnknown(db: Queryable, release: HeldRelease): Promise<void> {
  if (!(await isReleaseKnown(db, release))) throw refusal(404, 'release-unknown', release);
}

/** @throws {HttpError} 409 for the host, which cannot be disabled, previewed or published without its files */
export function refuseHost({ remote }: { remote: string }): void {
  if (remote === HOST) throw refusal(409, 'not-for-host');
}

/**
 * @throws {HttpError} 409 when the release is incompatible with the current host, or is a host that breaks releases which users
 *   have
 * @returns the hash of its manifest; null when only its name is known
 */
export async function refuseMisfit(db: Queryable, release: HeldRelease): Promise<string | null> {
  const { facts, manifest = null } = (await findRelease(db, release)) ?? {};
  const offer = release.remote === HOST && (await findOfferOfHost(db, release.release));
  const broken = offer ? await brokenByHost(db, offer) : [];
  if (broken.length > 0)
    throw refusal(409, 'host-breaks', { release: release.release, reasons: broken.join(' ') });
  const misfits = facts ? findMisfits(facts, await findHostOffer(db)) : [];
  if (misfits.length > 0)
    throw refusal(409, 'release-misfit', { ...release, reasons: sentences(misfits.map(reasonOfMisfit)) });
  return manifest;
}

/** Refuses additions that no user could get, or that exceed the limit. */
function refuseAdditions({ additions = [], ownPermissions = {} }: ReleaseFacts): void {
  if (additions.length > ADDITIONS_MAX)
    throw refusal(400, 'additions-too-many', { max: ADDITIONS_MAX, count: additions.length });
  for (const [index, { point, module, permission }] of additions.entries()) {
    if (additions.slice(0, index).some((other) => other.point === point && other.module === module))
      throw refusal(400, 'addition-twice', { module, point });
    if (permission !== undefined && !Object.hasOwn(ownPermissions, permission))
      throw refusal(400, 'addition-permission', { module, name: permission });
  }
}

/**
 * @throws {HttpError} with the reason why the release cannot be published: it is incompatible, or claims what another remote
 *   has
 */
export async function refusePublication(db: Queryable, request: PublishRequest): Promise<void> {
  const { remote, release, facts } = request;
  if (facts.name !== remote) throw refusal(400, 'release-name', { name: facts.name, remote });
  const wanted = globalNameOf(remote, release);
  const { globalName } = facts;
  if (globalName !== wanted) throw refusal(400, 'release-global', { remote, release, wanted, globalName });
  const needed = facts.backend?.permission;
  if (needed !== undefined && !facts.ownPermissions?.[needed])
    throw refusal(400, 'own-permission-undeclared', { name: needed });
  refuseAdditions(facts);
  const misfits = findMisfits(facts, await findHostOffer(db));
  if (misfits.length > 0) {
    const reasons = misfits.map(reasonOfMisfit);
    throw new HttpError(
      400,
      failureReason('release-misfit', { remote, release, reasons: sentences(reasons) }),
      {
        errors: misfits.map(({ kind }, index) => ({ path: `facts.${kind}`, ...reasons[index]! })),
      },
    );
  }
  await refuseClaimed(db, request);
}
