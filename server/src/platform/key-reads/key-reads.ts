import { failureReason, filteredAddress, type KeyState, screens } from '@backoffice/contract';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { insertAuditEntry } from '../audit/audit.repository';
import { oncePer } from '../audit/once-per';
import { nullIfStorageUnavailable } from '../database/database-failure';
import { inTransaction } from '../database/transaction';
import type { Opener } from '../encryption/keyring';
import type { Caller } from '../http/caller';
import { notNow, refusal } from '../http/http-error';
import { holderNotification } from '../inbox/notification-kinds';
import { privateKeysCounter } from '../observing/counters';
import type { Settings } from '../settings/settings';
import { noteKeyReads } from './key-reads.repository';

interface KeyRead {
  subject: 'merchant' | 'channel';
  /** The ids of the rows whose keys are read. */
  ids: readonly number[];
  /** The number of keys. */
  keys: number;
}

/** A private key that a user reveals. */
interface Reveal extends Pick<KeyRead, 'subject'> {
  id: number;
  /** The field of the key, where a row has several. */
  field?: string;
  reason: string;
}

/** The access to private keys of an answer: `granted`, or the reason why they are left out. */
export type KeyAccess = 'granted' | Exclude<KeyState, 'unreadable'>;

interface WaitingRead {
  line: object;
  resolve(isAllowed: boolean): void;
  reject(error: unknown): void;
}

const HOUR_MS = 3_600_000;
/** The wait that a refused reveal asks for. */
const RETRY_SECONDS = 30;

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

/** @param settings the number of keys that a user may read within an hour, over all processes, and whether lists carry them */
export function createKeyReads(
  pool: pg.Pool,
  { privateKeysPerHour: maxKeys, keyDisplay }: Pick<Settings, 'privateKeysPerHour' | 'keyDisplay'>,
  log: Pick<FastifyBaseLogger, 'error'>,
) {
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

  /** Logs a read. @returns `granted` once the line is committed */
  async function note(
    caller: Caller,
    read: KeyRead & { reason?: string; field?: string | undefined },
  ): Promise<'granted' | 'not-granted' | 'withheld'> {
    if (!caller.permissions.has(`${read.subject}Keys:view`)) return 'not-granted';
    const { userId: actorId, username: actorName, requestId } = caller;
    const isAllowed = await new Promise<boolean>((resolve, reject) => {
      waiting.push({ line: { actorId, actorName, requestId, ...read }, resolve, reject });
      if (!isWriting) void write();
    });
    privateKeysCounter.inc({ outcome: isAllowed ? 'read' : 'withheld' }, read.keys);
    if (isAllowed) return 'granted';
    // Keys are withheld in any case, so a failed notification does not fail the answer; the next one tries again.
    await oncePerHour(String(actorId), () => reportWithheld(caller)).catch((err: unknown) =>
      log.error({ err, user: actorId }, 'could not notify of withheld keys, retrying at the next read'),
    );
    return 'withheld';
  }

  const isMasked = keyDisplay === 'masked';
  return {
    /** True when only `noteReveal` gives access to keys: statements then need not select them. */
    isMasked,

    /**
     * Checks whether an answer may contain private keys. `granted` means that the read has been logged. When it cannot be
     * stored, the answer goes without keys; any other failure is thrown, and no key may be returned.
     */
    async accessFor(caller: Caller, read: KeyRead): Promise<KeyAccess> {
      if (isMasked) return 'masked';
      if (read.keys === 0) return 'granted';
      return (await note(caller, read).catch(nullIfStorageUnavailable)) ?? 'unrecorded';
    },

    /**
     * Logs that a caller sees one key, which may be sent when this has returned.
     *
     * @throws HttpError 403 without the permission, 429 beyond the budget, 503 when the read cannot be logged for any reason
     */
    async noteReveal(caller: Caller, { subject, id, reason, field }: Reveal): Promise<void> {
      const access = await note(caller, { subject, ids: [id], keys: 1, reason, field }).catch(
        (error: unknown) => {
          throw notNow(503, failureReason('key-unrecorded'), RETRY_SECONDS, error);
        },
      );
      if (access === 'not-granted') throw refusal(403, 'forbidden');
      if (access === 'withheld') throw refusal(429, 'key-limit', { most: maxKeys });
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
