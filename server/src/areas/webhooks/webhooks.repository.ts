import type { Webhook } from '@backoffice/contract/webhooks';
import type { WebhookStop } from '@backoffice/contract/webhook-stops';
import { nextVersion } from '../../platform/database/new-rows';
import { rowsById } from '../../platform/database/rows-by-id';
import { statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';
import type { Position } from '../changes/changes.repository';
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

/** Entries of the log after the last sent one, among which the oldest change is looked for. */
const LOOKED_AT = 5_000;

const selection = `select w.id, w.name, w.url, w.description, w.kinds, w.status, w.stopped_for as "stoppedFor",
    w.secret_fingerprint as "secretFingerprint", w.entry_id as "entryId", w.failure, w.http_status as "httpStatus",
    w.failing_since as "failingSince", greatest(w.next_attempt_at, w.created_at) as "nextAt",
    case when w.status = 'active' then coalesce(extract(epoch from now() - (
      select e.at from audit_entry e
      where e.id > w.entry_id and e.id <= w.entry_id + ${LOOKED_AT} and e.action in ('create', 'update', 'delete')
        and e.subject = any (select replace(kind, '-', ' ') from unnest(w.kinds) kind)
      order by e.id limit 1
    )), 0) else 0 end::float8 as "lagSeconds",
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

type Values = Pick<WebhookRow, 'id' | 'name' | 'url' | 'description' | 'kinds'>;
type Secret = Pick<SealedSecrets, 'secretSealed'> & Pick<WebhookRow, 'secretFingerprint'>;

const insert = statement<never, Values & Secret & { createdBy: number; entryId: number; entryHash: string }>(
  'webhook-insert',
  `insert into webhook (id, name, url, description, kinds, secret_sealed, secret_fingerprint, entry_id, entry_hash, created_by)
   values (:id, :name, :url, :description, :kinds::text[], :secretSealed, :secretFingerprint, :entryId, :entryHash, :createdBy)`,
);

/** @returns the written webhook, which begins after a position */
export const insertWebhook = (
  db: Queryable,
  { id: entryId, hash: entryHash }: Position,
  webhook: Values & Secret & { createdBy: number },
): Promise<WebhookRow> => byId.after(insert.run(db, { ...webhook, entryId, entryHash }), db, webhook.id);

/** An active webhook makes its next attempt at once. */
const ATTEMPT_NOW = `next_attempt_at = case when :status = 'active' then '-infinity' else next_attempt_at end,
     failing_since = case when :status = 'active' then null else failing_since end,
     failures = case when :status = 'active' then 0 else failures end,
     failure = case when :status = 'active' then null else failure end,
     stopped_for = case when :status = 'active' then null else stopped_for end`;

const update = statement<never, Values & Pick<WebhookRow, 'status'>>(
  'webhook-update',
  `update webhook set name = :name, url = :url, description = :description, kinds = :kinds::text[], status = :status,
     ${ATTEMPT_NOW}, updated_at = ${nextVersion}
   where id = :id`,
);

/** @returns the webhook after the change */
export const updateWebhook = (
  db: Queryable,
  webhook: Values & Pick<WebhookRow, 'status'>,
): Promise<WebhookRow> => byId.after(update.run(db, webhook), db, webhook.id);

const roll = statement<never, Secret & { id: number; hours: number }>(
  'webhook-secret-roll',
  `update webhook set former_sealed = secret_sealed, former_until = now() + make_interval(hours => :hours),
     secret_sealed = :secretSealed, secret_fingerprint = :secretFingerprint, updated_at = ${nextVersion}
   where id = :id`,
);

/** @returns the webhook with a new secret */
export const rollSecret = (
  db: Queryable,
  secret: Secret & { id: number; hours: number },
): Promise<WebhookRow> => byId.after(roll.run(db, secret), db, secret.id);

const start = statement<never, { id: number; status: 'active'; entryId: number; entryHash: string }>(
  'webhook-start',
  `update webhook set status = :status, ${ATTEMPT_NOW}, entry_id = :entryId, entry_hash = :entryHash, updated_at = ${nextVersion}
   where id = :id`,
);

/** @returns the active webhook, which goes on after a position */
export const startWebhook = (db: Queryable, id: number, { id: entryId, hash: entryHash }: Position) =>
  byId.after(start.run(db, { id, status: 'active', entryId, entryHash }), db, id);

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
