import { deployKeyActor } from '@backoffice/contract';
import type { FastifyRequest } from 'fastify';
import { refusal } from '../../../platform/http/http-error';
import type { Publisher } from './pointer';

/**
 * Returns the publisher of a remote: a user with the permission, or the deploy key of that remote.
 *
 * @throws {refusal} 403 when the key belongs to another remote
 */
export function publisherOf(request: FastifyRequest, remote: string): NonNullable<Publisher> {
  const { deployKey, caller } = request;
  if (!deployKey) {
    if (!caller) throw refusal(401, 'signed-out');
    return caller;
  }
  if (deployKey.remote !== remote)
    throw refusal(403, 'deploy-key-of-other', { owner: deployKey.remote, remote });
  const { approval, changeReason } = deployKey;
  return {
    userId: null,
    username: deployKeyActor(deployKey.label),
    requestId: request.id,
    ...(approval && { approval }),
    ...(changeReason && { changeReason }),
  };
}
