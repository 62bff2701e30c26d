import type { Webhook } from '@backoffice/contract/webhooks';
import type { WebhookStop } from '@backoffice/contract/webhook-stops';
import { nextVersion } from '../../platform/database/new-rows';
import { rowsById } from '../../platform/database/rows-by-id';
import { statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';
import { oldestMissedChange } from '../../platform/observing/database-gauges';
import type { SealedSecrets } from './webhook-secrets';

/** A stored webhook. */
export interface WebhookRow extends Omit<Webhook, 'failing'> {
  secretFingerprint: string;
  entryId: number;
  failure: NonNullable<Webhook['failing']>['failure'] | null;
  httpStatus: number | null;
  failingSince: string | null;
  nextAt: string;
}

const selection = `select w.id, w.name, w.url, w.description, w.kinds, w.status, w.stopped_for as "stoppedFor",
    w.secret_fingerprint as "secretFingerprint", w.entry_id as "entryId", w.failure, w.http_status as "httpStatus",
    w.failing_since as "failingSince", greatest(w.next_attempt_at, w.created_at) as "nextAt",
    case when w.status = 'active' then coalesce(extract(epoch from now() - (${oldestMissedChange})), 0) else 0 end::float8 as "lagSeconds",
    case when w.former_until > now() then w.former_until end as "formerUntil", maker.username as "createdBy",
    w.created_at as "createdAt", w.updated_at as "updatedAt"
  from webhook w left join app_user maker on maker.id = w.created_by`;

const byId = rowsById<WebhookRow>('webhook', 'webhook', { one: selection, id: 'w.id' });
export const lockWebhook = byId.lock;
export const findWebhook = (db: Queryable, id: number): Promise<WebhookRow | null> => byId.find(db, { id });

/** Lists all webhooks by name. */
export const listWebhooks = statement<WebhookRow>(
  'webhooks',
  `${selection} order by lower(w.name), w.id`,
).rows;

/** Lets no other transaction name a webhook until this one ends. */
export const lockWebhookNames = statement(
  'webhooks-named-in-turn',
  'select pg_advisory_xact_lock(7263550223)',
  { writes: true },
).run;

/** The number of other webhooks, and whether one of them has the name. */
export const otherWebhooks = statement<{ count: number; isTaken: boolean }, { id: number; name: string }>(
  'webhooks-other',
  `select count(*)::int as count, coalesce(bool_or(lower(name) = lower(:name)), false) as "isTaken"
   from webhook where id <> :id`,
).one;

/** Makes a statement that writes a webhook return it as it is after it. */
const written =
  <Values extends { id: number }>({ run }: { run(db: Queryable, values: Values): Promise<number> }) =>
  (db: Queryable, values: Values): Promise<WebhookRow> =>
    byId.after(run(db, values), db, values.id);

type Values = Pick<WebhookRow, 'id' | 'name' | 'url' | 'description' | 'kinds'>;
type Secret = Pick<SealedSecrets, 'id' | 'secretSealed'> & Pick<WebhookRow, 'secretFingerprint'>;
/** The webhook goes on after this entry. */
type StartPosition = Pick<TakenWebhook, 'entryId' | 'entryHash'>;

export const insertWebhook = written(
  statement<never, Values & Secret & StartPosition & { createdBy: number }>(
    'webhook-insert',
    `insert into webhook (id, name, url, description, kinds, secret_sealed, secret_fingerprint, entry_id, entry_hash, created_by)
   values (:id, :name, :url, :description, :kinds::text[], :secretSealed, :secretFingerprint, :entryId, :entryHash, :createdBy)`,
  ),
);

/** An active webhook makes its next attempt at once, and has no past. */
const attemptNow = (status: string) => `(failures, failing_since, failure, stopped_for, next_attempt_at) = (
       select 0, null, null, null, '-infinity'::timestamptz where ${status} = 'active'
       union all select failures, failing_since, failure, stopped_for, next_attempt_at where ${status} <> 'active')`;

export const updateWebhook = written(
  statement<never, Values & Pick<WebhookRow, 'status'>>(
    'webhook-update',
    `update webhook set name = :name, url = :url, description = :description, kinds = :kinds::text[], status = :status,
     ${attemptNow(':status')}, updated_at = ${nextVersion}
   where id = :id`,
  ),
);

export const replaceSecret = written(
  statement<never, Secret & { hours: number }>(
    'webhook-secret-replace',
    `update webhook set former_sealed = secret_sealed, former_until = now() + make_interval(hours => :hours),
     secret_sealed = :secretSealed, secret_fingerprint = :secretFingerprint, updated_at = ${nextVersion}
   where id = :id`,
  ),
);

export const startWebhook = written(
  statement<never, StartPosition & { id: number }>(
    'webhook-start',
    `update webhook set status = 'active', ${attemptNow("'active'")}, entry_id = :entryId, entry_hash = :entryHash, updated_at = ${nextVersion}
   where id = :id`,
  ),
);

/** A webhook that this process sends for. */
export interface TakenWebhook extends SealedSecrets, Pick<WebhookRow, 'url' | 'kinds' | 'entryId'> {
  entryHash: string;
  failures: number;
}

/**
 * Takes the due webhooks that no other process has, and keeps those of this one. `areActive` is true where any webhook may become
 * due.
 */
export const takeWebhooks = statement<
  { ids: number[]; areActive: boolean },
  { process: string; seconds: number }
>(
  'webhooks-take',
  `with taken as (
     update webhook set taken_by = :process, taken_until = now() + make_interval(secs => :seconds)
     where status = 'active' and next_attempt_at <= now() and (taken_by = :process or taken_until < now())
     returning id
   ) select coalesce((select json_agg(id) from taken), '[]') as ids,
     exists (select from webhook where status = 'active') as "areActive"`,
).one;

/** Returns a webhook that this process keeps for at least so many seconds; null otherwise. */
export const takenWebhook = statement<TakenWebhook, { id: number; process: string; seconds: number }>(
  'webhook-taken',
  `select id, url, kinds, secret_sealed as "secretSealed", case when former_until > now() then former_sealed end as "formerSealed",
     entry_id as "entryId", entry_hash as "entryHash", failures
   from webhook
   where id = :id and status = 'active' and taken_by = :process and taken_until > now() + make_interval(secs => :seconds)`,
).oneOrNone;

/** Ends the pause after a failure. @returns 0 when there was none */
export const endPause = statement<never, { id: number }>(
  'webhook-pause-end',
  `update webhook set next_attempt_at = '-infinity' where id = :id and status = 'active' and failures > 0`,
).run;

/** Lets other processes send at once. */
export const releaseWebhooks = statement<never, { process: string }>(
  'webhooks-release',
  `update webhook set taken_by = null, taken_until = '-infinity' where taken_by = :process`,
).run;

/** Deactivates a webhook without a user. @returns its name; null when it is not active any more */
export const stopWebhook = statement<{ name: string }, { id: number; reason: WebhookStop }>(
  'webhook-stop',
  `update webhook set status = 'inactive', stopped_for = :reason, taken_by = null, taken_until = '-infinity',
     updated_at = ${nextVersion}
   where id = :id and status = 'active' returning name`,
).oneOrNone;

const table = statement<{ exists: boolean }>(
  'webhooks-exist',
  `select to_regclass('public.webhook') is not null as exists`,
).one;
const stopRestored = statement(
  'webhooks-restored',
  `update webhook set status = 'inactive', stopped_for = 'restored' where status = 'active'`,
).run;

/** Deactivates all webhooks of a restored database: a copy must not send, and ids of entries are given a second time. */
export async function stopRestoredWebhooks(db: Queryable): Promise<void> {
  // The database may be one of an earlier release.
  if ((await table(db)).exists) await stopRestored(db);
}
