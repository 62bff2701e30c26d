import { filteredAddress, type KeyState, screens } from '@backoffice/contract';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { insertAuditEntry } from '../audit/audit.repository';
import { oncePer } from '../audit/once-per';
import { nullIfStorageUnavailable } from '../database/database-failure';
import { inTransaction } from '../database/transaction';
import type { Opener } from '../encryption/keyring';
import type { Caller } from '../http/caller';
import { holderNotification } from '../inbox/notification-kinds';
import { privateKeysCounter } from '../observing/counters';
import { noteKeyReads } from './key-reads.repository';

interface KeyRead {
  subject: 'merchant' | 'channel';
  /** The ids of the rows whose keys are read. */
  ids: readonly number[];
  /** The number of keys. */
  keys: number;
}

/** The access to private keys of an answer: `granted`, or the reason why they are left out. */
export type KeyAccess = 'granted' | Exclude<KeyState, 'unreadable'>;

interface WaitingRead {
  line: object;
  resolve(isAllowed: boolean): void;
  reject(error: unknown): void;
}

const HOUR_MS = 3_600_000;

/** Notifies the users who may read the audit entry that it links to. */
const notifyKeysWithheld = holderNotification('keys-withheld', {
  permission: 'auditLog:view',
  address: filteredAddress(screens.auditLog, { action: 'keys-withheld' }),
});

/**
 * The only access to private keys: each read needs the right, is within the user's budget, and is logged before the keys are
 * returned.
 */
export type KeyReads = ReturnType<typeof createKeyReads>;

/** @param maxKeys the number of keys that a user may read within an hour, over all processes */
export function createKeyReads(pool: pg.Pool, maxKeys: number, log: Pick<FastifyBaseLogger, 'error'>) {
  let waiting: WaitingRead[] = [];
  let isWriting = false;

  // Reads that arrive during one statement share the next: a list waits for two statements at most, whatever the load.
  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const reads = JSON.stringify(batch.map(({ line }) => line));
        const answers = await noteKeyReads(pool, { reads, maxKeys });
        batch.forEach(({ resolve }, index) => resolve(answers[index]?.isAllowed ?? false));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWriting = false;
  }

  const oncePerHour = oncePer({ keys: 1000, ms: HOUR_MS });

  async function reportWithheld(author: Caller): Promise<void> {
    const { userId, username } = author;
    // Each process notifies by itself; the hour in the cause makes it one notification an hour.
    const hour = Math.floor(Date.now() / HOUR_MS);
    await inTransaction(pool, async (transaction) => {
      const values = { username, keysPerHour: maxKeys };
      await notifyKeysWithheld(transaction, { cause: `${userId} ${hour}`, values });
      await insertAuditEntry(transaction, {
        author,
        subject: 'account',
        subjectId: userId,
        subjectName: username,
        action: 'keys-withheld',
        changes: [{ field: 'keysPerHour', from: null, to: maxKeys }],
      });
    });
  }

  return {
    /**
     * Checks whether an answer may contain private keys. `granted` means that the read has been logged. When it cannot be
     * stored, the answer goes without keys; any other failure is thrown, and no key may be returned.
     */
    async accessFor(caller: Caller, { subject, ids, keys }: KeyRead): Promise<KeyAccess> {
      if (keys === 0) return 'granted';
      if (!caller.permissions.has(`${subject}Keys:view`)) return 'not-granted';
      const { userId: actorId, username: actorName, requestId } = caller;
      const line = { actorId, actorName, requestId, subject, ids, keys };
      const isAllowed = await new Promise<boolean>((resolve, reject) => {
        waiting.push({ line, resolve, reject });
        if (!isWriting) void write();
      }).catch(nullIfStorageUnavailable);
      if (isAllowed === null) return 'unrecorded';
      privateKeysCounter.inc({ outcome: isAllowed ? 'read' : 'withheld' }, keys);
      if (isAllowed) return 'granted';
      // Keys are withheld in any case, so a failed notification does not fail the answer; the next one tries again.
      await oncePerHour(String(actorId), () => reportWithheld(caller)).catch((err: unknown) =>
        log.error({ err, user: actorId }, 'could not notify of withheld keys, retrying at the next read'),
      );
      return 'withheld';
    },
  };
}

/**
 * Decrypts the private key of a row; null, and counted, when it cannot be decrypted, so that one bad row does not fail a list.
 */
export function readPrivateKey(opener: Opener, sealed: string, context: string): string | null {
  try {
    return opener.decrypt(sealed, context);
  } catch {
    privateKeysCounter.inc({ outcome: 'unreadable' });
    return null;
  }
}
