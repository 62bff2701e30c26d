import { screens } from '@backoffice/contract';
import type { WebhookStop } from '@backoffice/contract/webhook-stops';
import { WEBHOOKS_MAX } from '@backoffice/contract/webhook-values';
import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { fieldChanges, insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction } from '../../platform/database/transaction';
import type { Keyring } from '../../platform/encryption/keyring';
import { holderNotification } from '../../platform/inbox/notification-kinds';
import { webhookDeliveriesCounter } from '../../platform/observing/counters';
import { changesAfter, type Position } from '../changes/changes.repository';
import type { WaitingReaders } from '../changes/waiting-readers';
import { type ClaimedDelivery, noteAttempt, noteResults, type Result } from './deliveries.repository';
import type { Attempt, MessageSender } from './send-message';
import { type SealedSecrets, signedHeaders } from './webhook-secrets';
import {
  endPause,
  releaseWebhooks,
  stopWebhook,
  type TakenWebhook,
  takenWebhook,
  takeWebhooks,
} from './webhooks.repository';

/** A process that died loses its webhooks after this time. */
const TAKEN_SECONDS = 30;
/** A process begins no batch in a shorter time, so that no other process sends beside it. */
const NEEDED_SECONDS = 15;
const BATCH = 200;
/** Results of this time are noted together, and sent again by the next process where this one dies. */
const BATCH_MS = 2_000;
const WAIT_MS = 60_000;
/** Without active webhooks, other processes are heard of this often. */
const IDLE_MS = 60_000;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3_600;
const JITTER = 0.2;
const HOPELESS_DAYS = 3;
const GONE = 410;
/** Less than the 5 s after which a browser gives up; the attempt goes on. */
const ANSWER_AFTER_MS = 4_000;

const notifyStopped = holderNotification('webhook-stopped', {
  permission: 'webhooks:edit',
  address: screens.webhooks,
});

/** Returns the seconds to wait after so many failures. */
function pauseAfter(failures: number, retryAfter: number): number {
  const doubled = FIRST_PAUSE_SECONDS * 2 ** (failures - 1);
  return Math.min(LONGEST_PAUSE_SECONDS, Math.max(doubled * (1 - JITTER * Math.random()), retryAfter));
}

/** Returns the body of a message: https://www.standardwebhooks.com. */
export const bodyOf = (type: string, timestamp: string, data: object): string =>
  JSON.stringify({ type, timestamp, data });

interface Needs {
  pool: pg.Pool;
  keyring: Keyring;
  messages: MessageSender;
  readers: WaitingReaders;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

type Read = NonNullable<Awaited<ReturnType<typeof changesAfter>>>;

/** Sends changes to the webhooks that this process has taken, to each in order and to all beside each other. */
export class WebhookSender {
  /** Looks for due webhooks at once. */
  begin = (): void => {};
  readonly #process = randomUUID();
  readonly #working = new Map<number | ClaimedDelivery, Promise<void>>();
  /** Webhooks whose work was going on when they were taken again: it may have ended without sending. */
  readonly #wanted = new Set<number | ClaimedDelivery>();
  readonly #end = new AbortController();
  #idleUntil = 0;

  constructor(private readonly needs: Needs) {
    setMaxListeners(2 * WEBHOOKS_MAX, this.#end.signal);
  }

  /** Takes due webhooks, and keeps those that it has. Does nothing for a while where no webhook is active. */
  async look(): Promise<void> {
    if (this.#end.signal.aborted || Date.now() < this.#idleUntil) return;
    const { ids, areActive } = await takeWebhooks(this.needs.pool, {
      process: this.#process,
      seconds: TAKEN_SECONDS,
    });
    if (!areActive) this.#idleUntil = Date.now() + IDLE_MS;
    for (const id of ids)
      if (this.#working.has(id)) this.#wanted.add(id);
      else void this.#work(id, () => this.#deliver(id));
  }

  /** Looks at once: a webhook was created or changed here. */
  changed(): void {
    this.#idleUntil = 0;
    this.begin();
  }

  /** Makes one attempt for a user, out of order; resolves when it is made, or goes on. */
  async sendOnce(claimed: ClaimedDelivery): Promise<void> {
    const { pool } = this.needs;
    const sent = this.#work(claimed, async () => {
      const { retryAfter: _later, ...attempt } = await this.#attempt(claimed, claimed);
      await noteAttempt(pool, { id: claimed.deliveryId, ...attempt });
      // The receiver is back.
      if (attempt.failure === null && (await endPause(pool, { id: claimed.id })) > 0) this.begin();
    });
    await Promise.race([sent, pause(ANSWER_AFTER_MS, undefined, { ref: false })]);
  }

  /** Aborts attempts, which other processes repeat. */
  async stop(): Promise<void> {
    const isWorking = this.#working.size > 0;
    this.#end.abort();
    await Promise.all(this.#working.values());
    this.needs.messages.close();
    if (isWorking) await releaseWebhooks(this.needs.pool, { process: this.#process });
  }

  readonly #untilStopped = (leave: () => void): (() => void) => {
    const { signal } = this.#end;
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    return () => {
      signal.removeEventListener('abort', leave);
      leave();
    };
  };

  readonly #nullIfStopped = (error: unknown): null => {
    if (this.#end.signal.aborted) return null;
    throw error;
  };

  #work(key: number | ClaimedDelivery, work: () => Promise<void>): Promise<void> {
    const working = work()
      .catch((error: unknown) => {
        if (!this.#end.signal.aborted)
          this.needs.log.warn({ err: error }, 'a webhook was not sent; it is tried again');
      })
      .finally(() => {
        this.#working.delete(key);
        if (this.#wanted.delete(key) && !this.#end.signal.aborted) this.begin();
      });
    this.#working.set(key, working);
    return working;
  }

  async #deliver(id: number): Promise<void> {
    const { pool, readers } = this.needs;
    for (;;) {
      const taken = { id, process: this.#process, seconds: NEEDED_SECONDS };
      const webhook = await takenWebhook(pool, taken);
      if (!webhook || this.#end.signal.aborted) return;
      const after = { id: webhook.entryId, hash: webhook.entryHash };
      const read = await changesAfter(pool, after, BATCH);
      if (!read) return this.#stop(id, 'log-gone');
      if (read.next.id === after.id) await readers.wait(after.id, WAIT_MS, this.#untilStopped);
      else if (!(await this.#sendBatch(webhook, read))) return;
    }
  }

  /** @returns true when the receiver has taken all that was sent */
  async #sendBatch(webhook: TakenWebhook, { events, hashes, next }: Read): Promise<boolean> {
    const { id, url, kinds, failures } = webhook;
    const until = Date.now() + BATCH_MS;
    const results: Result[] = [];
    let reached: Position = { id: webhook.entryId, hash: webhook.entryHash };
    let failed: Attempt | null = null;
    for (const [at, { id: entry, at: time, type, object }] of events.entries()) {
      if (Date.now() > until || this.#end.signal.aborted) break;
      if (kinds.includes(object.kind)) {
        const message = { messageId: `chg_${entry}`, type, body: bodyOf(type, time, events[at]!) };
        const attempt = await this.#attempt(webhook, { url, ...message }).catch(this.#nullIfStopped);
        if (!attempt) break;
        results.push({ ...message, ...attempt });
        if (attempt.failure !== null) {
          failed = attempt;
          break;
        }
      }
      reached = at === events.length - 1 ? next : { id: entry, hash: hashes[at]! };
    }
    if (events.length === 0) reached = next;
    const wait = failed ? pauseAfter(failures + 1, failed.retryAfter) : 0;
    const noted = await noteResults(this.needs.pool, {
      id,
      process: this.#process,
      results: JSON.stringify(results),
      from: webhook.entryId,
      entryId: reached.id,
      entryHash: reached.hash,
      failure: failed?.failure ?? null,
      httpStatus: failed?.httpStatus ?? null,
      pause: wait,
      hopelessDays: HOPELESS_DAYS,
    });
    if (!failed) return true;
    if (failed.httpStatus === GONE) await this.#stop(id, 'receiver-gone');
    else if (noted?.isHopeless) await this.#stop(id, 'failing');
    else setTimeout(() => this.begin(), wait * 1_000).unref();
    return false;
  }

  async #attempt(
    secrets: SealedSecrets,
    { url, messageId, body }: { url: string; messageId: string; body: string },
  ) {
    const headers = await signedHeaders(this.needs.keyring, secrets, { messageId, body, at: new Date() });
    const attempt = await this.needs.messages.send(url, { headers, body }, this.#end.signal);
    webhookDeliveriesCounter.inc({ outcome: attempt.failure === null ? 'taken' : 'failed' });
    return attempt;
  }

  async #stop(id: number, reason: WebhookStop): Promise<void> {
    await inTransaction(this.needs.pool, async (transaction) => {
      const stopped = await stopWebhook(transaction, { id, reason });
      if (!stopped) return;
      const { name } = stopped;
      await notifyStopped(transaction, { cause: `${id} ${Date.now()}`, values: { name, reason } });
      await insertAuditEntry(transaction, {
        author: null,
        subject: 'webhook',
        subjectId: id,
        subjectName: name,
        action: 'update',
        changes: fieldChanges(
          { status: 'active', stoppedFor: null },
          { status: 'inactive', stoppedFor: reason },
        ),
      });
    });
  }
}
