import { HOST, HOST_POINTER_FILE } from '@backoffice/contract';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction';
import type { ReleaseStore } from '../store/release-store';
import { lockPointer } from './pointer.repository';

/**
 * Writes the file from which gateways read the live host and the canary, since they know no database. Concurrent calls run one by
 * one, so the last one writes the last state.
 */
export function writeHostPointer(pool: pg.Pool, store: ReleaseStore): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    const pointer = await lockPointer(transaction, { remote: HOST });
    if (pointer)
      await store.putNote(HOST, HOST_POINTER_FILE, `${pointer.live ?? ''}\n${pointer.canary ?? ''}\n`);
  });
}
