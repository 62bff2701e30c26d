import { type CallAccess, tableCallOf } from '@backoffice/contract';
import { scopesOf } from '@backoffice/contract/service-scopes';
import type { FailureStatus } from './http-error';

/** Returns who may make a call, for /docs: users, and service accounts with one of its scopes. */
export function securityOf(method: string, url: string, access: CallAccess) {
  if (access === 'public') return {};
  const call = tableCallOf(method, url);
  const scopes = call ? scopesOf(call) : [];
  const users = access === 'service-account' ? [] : [{ session: [] }];
  return {
    security: [...users, ...scopes.map((scope) => ({ serviceKey: [scope] }))],
    ...(scopes.length > 0 && { description: `Scopes of service accounts: ${scopes.join(', ')}.` }),
  };
}

/** Returns the failures that a call can answer, for /docs. */
export function failureStatuses(
  access: CallAccess,
  takesInput: boolean,
  own: FailureStatus[],
): FailureStatus[] {
  const signedIn: FailureStatus[] = access === 'public' ? [] : [401, 403];
  return [
    ...new Set<FailureStatus>([...(takesInput ? [400 as const] : []), ...signedIn, ...own, 429, 500, 503]),
  ].sort();
}
