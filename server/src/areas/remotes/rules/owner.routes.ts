import { remotePaths, ownersRequest, ownersResponse } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction';
import { declareRoute } from '../../../platform/http/declare-route';
import { refusal, refusedField } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { auditRemote } from '../releases/pointer';
import { findPointer } from '../releases/pointer.repository';
import { listOwners, replaceOwners } from '../releases/owners.repository';
import { refuseForeign } from '../releases/refuse-foreign';

/** The call by which the owners of a remote are chosen. */
export function ownerRoutes(app: FastifyInstance, { pool }: Services): void {
  const namesOf = async (db: Parameters<typeof listOwners>[0], remote: string) =>
    (await listOwners(db)).filter((owner) => owner.remote === remote).map(({ username }) => username);

  declareRoute(app, 'PUT', remotePaths.remoteOwners, {
    summary:
      'Choose the owners of a remote. While it has any, only they ship it; everybody with the permission may roll it back',
    body: ownersRequest,
    data: ownersResponse,
    failures: [404],
    handle: ({ body: { remote, owners }, caller }) =>
      inTransaction(pool, async (transaction) => {
        if (!(await findPointer(transaction, { remote }))) throw refusal(404, 'remote-unknown', { remote });
        await refuseForeign(transaction, caller, remote);
        const before = await namesOf(transaction, remote);
        await replaceOwners(transaction, { remote, usernames: owners });
        const after = await namesOf(transaction, remote);
        const unknown = owners.find((name) => !after.includes(name));
        if (unknown !== undefined) throw refusedField(400, 'owners', 'owner-unknown', { name: unknown });
        const changes = [{ field: 'owners', from: before.join(', ') || null, to: after.join(', ') || null }];
        if (before.join() !== after.join())
          await auditRemote(transaction, { remote, author: caller, action: 'owners', changes });
        return { owners: after };
      }),
  });
}
