import { filteredAddress, type KeyState, screens } from '@backoffice/contract';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { insertAuditEntry } from '../audit/audit.repository';
import { oncePer } from '../audit/once-per';
import { noneWhereNotStored } from '../database/database-failure';
import { inTransaction } from '../database/transaction';
import type { Keyring } from '../encryption/keyring';
import type { Caller } from '../http/caller';
import { tellingHolders } from '../inbox/notification-kinds';
import { privateKeysCounter } from '../observing/counters';
import { noteKeyReads } from './key-reads.repository';

interface KeyRead {
  subject: 'merchant' | 'channel';
  /** The rows whose keys are read. */
  ids: readonly number[];
  /** How many keys these are. */
  keys: number;
}

/** `granted`, or why an answer goes without its private keys. */
export type KeyLeave = 'granted' | Exclude<KeyState, 'unreadable'>;

interface WaitingRead {
  line: object;
  resolve(isAllowed: boolean): void;
  reject(error: unknown): void;
}

const HOUR_MS = 3_600_000;

/** To who may read the entry that it leads to. */
const tellKeysWithheld = tellingHolders('keys-withheld', {
  permission: 'auditLog:view',
  address: filteredAddress(screens.auditLog, { action: 'keys-withheld' }),
});

/** The one door of private keys: nobody reads one without the right to, past their budget, or before it is written down. */
export type KeyReads = ReturnType<typeof createKeyReads>;

/** @param mostKeys how many keys a user may read within an hour, over all processes */
export function createKeyReads(pool: pg.Pool, mostKeys: number, log: Pick<FastifyBaseLogger, 'error'>) {
  let waiting: WaitingRead[] = [];
  let isWriting = false;

  // What comes while one call is under way goes together in the next: lists wait for two calls at most, however many there are.
  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const reads = JSON.stringify(batch.map(({ line }) => line));
        const answers = await noteKeyReads(pool, { reads, mostKeys });
        batch.forEach(({ resolve }, index) => resolve(answers[index]?.isAllowed ?? false));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWriting = false;
  }

  const oncePerHour = oncePer({ keys: 1000, ms: HOUR_MS });

  async function tellWithheld(author: Caller): Promise<void> {
    const { userId, username } = author;
    // Each process tells it by itself: it is one notification an hour, whoever was first.
    const hour = Math.floor(Date.now() / HOUR_MS);
    await inTransaction(pool, async (transaction) => {
      const values = { username, keysPerHour: mostKeys };
      await tellKeysWithheld(transaction, { cause: `${userId} ${hour}`, values });
      await insertAuditEntry(transaction, {
        author,
        subject: 'account',
        subjectId: userId,
        subjectName: username,
        action: 'keys-withheld',
        changes: [{ field: 'keysPerHour', from: null, to: mostKeys }],
      });
    });
  }

  return {
    /**
     * Asks whether an answer may carry private keys. When this says `granted`, it is written down. Where there is no room for that,
     * the answer goes without; any other failure is thrown, and then no key may go out.
     */
    async ask(caller: Caller, { subject, ids, keys }: KeyRead): Promise<KeyLeave> {
      if (keys === 0) return 'granted';
      if (!caller.permissions.has(`${subject}Keys:view`)) return 'not-granted';
      const { userId: actorId, username: actorName, requestId } = caller;
      const line = { actorId, actorName, requestId, subject, ids, keys };
      const isAllowed = await new Promise<boolean>((resolve, reject) => {
        waiting.push({ line, resolve, reject });
        if (!isWriting) void write();
      }).catch(noneWhereNotStored);
      if (isAllowed === null) return 'unrecorded';
      privateKeysCounter.inc({ outcome: isAllowed ? 'read' : 'withheld' }, keys);
      if (isAllowed) return 'granted';
      // No key goes out either way, so the answer does not fail for it; the next one tries again.
      await oncePerHour(String(actorId), () => tellWithheld(caller)).catch((err: unknown) =>
        log.error(
          { err, user: actorId },
          'that keys are withheld could not be told, and is told by the next read',
        ),
      );
      return 'withheld';
    },
  };
}

/** A private key of a row; null, and counted, where it can't be decrypted: one bad row is one bad row. */
export function readPrivateKey(keyring: Keyring, sealed: string, context: string): string | null {
  try {
    return keyring.decrypt(sealed, context);
  } catch {
    privateKeysCounter.inc({ outcome: 'unreadable' });
    return null;
  }
}
