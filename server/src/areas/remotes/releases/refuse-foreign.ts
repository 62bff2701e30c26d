import type { Queryable } from '../../../platform/database/transaction';
import { refusal } from '../../../platform/http/http-error';
import type { Publisher } from './pointer';
import { listOwners } from './owners.repository';

/**
 * Refuses users who do not own the remote, where it has owners. Deploy keys belong to their remote, and the command line to the
 * operator.
 *
 * @throws {HttpError} 403 with the names of the owners
 */
export async function refuseForeign(db: Queryable, author: Publisher, remote: string): Promise<void> {
  if (author === null || author.userId === null) return;
  const owners = (await listOwners(db)).filter((owner) => owner.remote === remote);
  if (owners.length === 0 || owners.some(({ userId }) => userId === author.userId)) return;
  throw refusal(403, 'remote-of-owners', {
    remote,
    owners: owners.map(({ username }) => username).join(', '),
  });
}
