import type { TableCall } from '@backoffice/contract';
import { permissionsIn, scopesOf } from '@backoffice/contract/service-scopes';
import type { Caller, ServiceAccount, SignedInUser } from '../http/caller';
import { type HttpError, refusal } from '../http/http-error';

/** Longer than any token of a session without a key, so that none is taken for a key. */
const SERVICE_KEY = /^sak_[A-Za-z0-9_-]{43}$/;

/** Returns true for a text of the form of a service account's key. */
export const isServiceKey = (bearer: string): boolean => SERVICE_KEY.test(bearer);

const NO_SESSION = Buffer.alloc(0);

/** The name of a service account in the audit log, which no user can have. */
const actorName = (name: string) => `service account ${name}`;

/** Returns a service account as the caller of a call; without permissions where no scope of the account permits the call. */
export function serviceCaller(
  { id, name, scopes }: ServiceAccount,
  call: TableCall,
  requestId: string,
): Caller {
  const user: SignedInUser = {
    userId: id,
    username: actorName(name),
    roleKey: '',
    permissions: new Set(permissionsIn(call, scopes)),
    rightsVersion: '',
    mustChangePassword: false,
    mustEnrolFactor: false,
    // A program cannot prove who it is: what needs a proof beyond the scope, such as exchanging a channel's keys, stays with users.
    isProofOld: true,
    isActivityDue: false,
    tokenHash: NO_SESSION,
    keyThumbprint: null,
    // Its reads never go to a replica, which may lag behind its writes.
    lastEntry: Number.MAX_SAFE_INTEGER,
  };
  return { ...user, requestId, isServiceAccount: true };
}

/** Returns the refusal of a call that none of the account's scopes permits; null for a permitted one. */
export function refusalByScopes({ scopes }: ServiceAccount, call: TableCall): HttpError | null {
  const wanted = scopesOf(call);
  if (wanted.some((scope) => scopes.includes(scope))) return null;
  return wanted.length > 0
    ? refusal(403, 'scope-missing', { wanted: wanted.join(', ') })
    : refusal(403, 'forbidden');
}
