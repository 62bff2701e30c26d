import { findMisfits, type HeldRelease, misfitSentence, type PublishRequest } from '@backoffice/contract';
import type { Queryable } from '../../../platform/database/transaction';
import { HttpError } from '../../../platform/http/http-error';
import {
  findHostOffer,
  findRelease,
  isReleaseKnown,
  listClaims,
  listPathOwners,
} from './releases.repository';

function refuse(claim: string, owner: string): never {
  throw new HttpError(409, `${claim} is claimed by ${owner} already.`);
}

async function refuseClaimed(db: Queryable, { remote, facts }: PublishRequest): Promise<void> {
  for (const { remote: owner, claims } of await listClaims(db, { remote })) {
    const route = Object.keys(facts.routes).find((path) => Object.hasOwn(claims.routes, path));
    if (route) refuse(`The route ${route}`, owner);
    const namespace = facts.namespaces.find((name) => claims.namespaces.includes(name));
    if (namespace) refuse(`The message namespace ${namespace}`, owner);
    if (claims.globalName === facts.globalName) refuse(`The global ${facts.globalName}`, owner);
  }
  for (const { path, component } of await listPathOwners(db, { paths: Object.keys(facts.routes) })) {
    const [owner = ''] = component.split('/');
    if (owner !== remote) refuse(`The route ${path}`, owner);
  }
}

/** @throws {HttpError} 404 when it was not published, or its files were removed */
export async function refuseUnknown(db: Queryable, release: HeldRelease): Promise<void> {
  if (!(await isReleaseKnown(db, release)))
    throw new HttpError(404, `There is no release ${release.release} of ${release.remote}.`);
}

/** @throws {HttpError} 409 when the release does not fit the host that is there by now */
export async function refuseMisfit(db: Queryable, release: HeldRelease): Promise<void> {
  const { facts } = (await findRelease(db, release)) ?? {};
  const misfits = facts ? findMisfits(facts, await findHostOffer(db)) : [];
  if (misfits.length > 0)
    throw new HttpError(
      409,
      `${release.remote} ${release.release} does not fit this host. ${misfits.map((misfit) => misfitSentence(misfit)).join(' ')}`,
    );
}

/** @throws {HttpError} with the reason why the release can't be published: it does not fit, or takes what is another's */
export async function refusePublication(db: Queryable, request: PublishRequest): Promise<void> {
  const { remote, facts } = request;
  if (facts.name !== remote)
    throw new HttpError(400, `The release was built as ${facts.name}, not as ${remote}.`);
  const misfits = findMisfits(facts, await findHostOffer(db));
  if (misfits.length > 0) {
    throw new HttpError(400, misfits.map((misfit) => misfitSentence(misfit)).join(' '), {
      errors: misfits.map((misfit) => ({ path: `facts.${misfit.kind}`, message: misfitSentence(misfit) })),
    });
  }
  await refuseClaimed(db, request);
}
