import { deployKeyActor } from '@backoffice/contract';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction';
import { auditRemote, retired } from './pointer';
import { listShippedOthers, swapPointer } from './pointer.repository';

/**
 * Takes remotes that an installation has shipped, but no longer has, from all users. Their releases stay, so that a rollback or
 * their container brings them back.
 *
 * @param remotes the remotes that it has
 * @param label the label of its deploy keys
 * @returns the retired remotes
 */
export function retireOthers(pool: pg.Pool, remotes: readonly string[], label: string): Promise<string[]> {
  return inTransaction(pool, async (transaction) => {
    const shipped = await listShippedOthers(transaction, { remotes, publisher: deployKeyActor(label) });
    for (const pointer of shipped) {
      const { remote, live } = pointer;
      await swapPointer(transaction, pointer, retired(pointer));
      const changes = [{ field: 'live', from: live, to: null }];
      await auditRemote(transaction, { remote, author: null, action: 'roll-back', changes });
    }
    return shipped.map(({ remote }) => remote);
  });
}
