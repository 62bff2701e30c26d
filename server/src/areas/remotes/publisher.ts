import type { FastifyRequest } from 'fastify';
import { type AuditEntry, authorOf } from '../../platform/audit/audit.repository';
import { HttpError } from '../../platform/http/http-error';

export type Publisher = NonNullable<AuditEntry['author']>;

/**
 * Who ships a remote: somebody with the grant, or the deploy key of that remote.
 *
 * @throws {HttpError} 403 when the key is another remote's
 */
export function publisherOf(request: FastifyRequest, remote: string): Publisher {
  const { deployKey, caller } = request;
  if (!deployKey) {
    if (!caller) throw new HttpError(401, 'You are not signed in.');
    return authorOf(caller, request);
  }
  if (deployKey.remote !== remote)
    throw new HttpError(403, `This deploy key is for ${deployKey.remote}, not for ${remote}.`);
  return { userId: null, username: `deploy key ${deployKey.label}`, requestId: request.id };
}
