import { filteredAddress, screens } from '@backoffice/contract';
import type { NotificationKind } from '@backoffice/contract/inbox';
import type pg from 'pg';
import { watchChannels } from '../areas/transactions/watch-channels';
import { type AuditEntry, fieldChanges } from '../platform/audit/audit.repository';
import { statement } from '../platform/database/statement';
import { inTransaction } from '../platform/database/transaction';
import type { Services } from '../platform/services';
import history from './demo-history.json';
import { addDemoNotes } from './demo-notes';
import { DAY_MS, incidentBefore } from './incident';
import { demoMerchantNames } from './merchant-names';

const MINUTE_MS = 60 * 1000;
/** The number of merchants with a history. */
const MERCHANTS = 12;
const MOVED_WEIGHT = 0;
const WATCH_MS = 30 * MINUTE_MS;
/** The demo accounts that may edit channels. */
const channelEditors = ['admin', 'editor'];

interface DemoEntry extends Pick<
  AuditEntry,
  'subject' | 'subjectId' | 'subjectName' | 'action' | 'changes' | 'reason'
> {
  at: number;
  actor: string | null;
}

interface KnownMerchant {
  id: number;
  merchantName: string;
  merchantNo: string;
  status: string;
  freeDifference: number;
  createdAt: number;
}

interface KnownChannel {
  id: number;
  /** The name in the audit log. */
  name: string;
  /** The name beside its notes. */
  noted: string;
  weight: number;
}

const merchants = statement<KnownMerchant, { names: string[] }>(
  'demo-history-merchants',
  `select id, merchant_name as "merchantName", merchant_no as "merchantNo", status, free_difference as "freeDifference",
     extract(epoch from created_at)::float8 * 1000 as "createdAt"
   from merchant where merchant_name = any(:names) order by id`,
).rows;

const channels = statement<KnownChannel, { merchantIds: number[]; type: string; until: string }>(
  'demo-history-channels',
  `select id, merchant_no || ' ' || merchant_channel as name, merchant_weight as weight,
     (select name from channel_type where code = merchant_channel) || ' ' || merchant_no as noted
   from channel
   where merchant_id = any(:merchantIds) and merchant_channel = :type and status = 'active' and merchant_weight > 0
     and created_at < :until order by id`,
).rows;

const users = statement<{ id: number; username: string }>(
  'demo-history-users',
  'select id, username from app_user order by id',
).rows;

// In the order of their times: the log's trigger chains each entry to the one before it.
const insertEntries = statement<never, { entries: string }>(
  'demo-history-entries',
  `insert into audit_entry (at, actor_id, actor_name, subject, subject_id, subject_name, action, changes, reason)
   select at, (select id from app_user where username = actor), actor, subject, "subjectId", "subjectName", action, changes, reason
   from jsonb_to_recordset(:entries) as entry (at timestamptz, actor text, subject text, "subjectId" bigint,
     "subjectName" text, action text, changes jsonb, reason text)
   order by at`,
).run;

const insertNotifications = statement<never, { notifications: string }>(
  'demo-history-notifications',
  `insert into notification (user_id, kind, cause, "values", address, created_at)
   select u.id, kind, coalesce(cause, 'demo ' || at), "values", address, at
   from jsonb_to_recordset(:notifications)
     as sample ("to" text, kind text, cause text, "values" jsonb, address text, at timestamptz)
   join app_user u on u.username = "to" order by at`,
).run;

const insertViews = statement<never, { views: string }>(
  'demo-history-views',
  `insert into list_view (owner_id, list, name, query, shared_with_role)
   select u.id, list, name, query, role
   from jsonb_to_recordset(:views) as sample (owner text, list text, name text, query jsonb, role text)
   join app_user u on u.username = owner`,
).run;

const touchChannels = statement<never, { ids: number[]; at: string }>(
  'demo-history-channels-changed',
  'update channel set updated_at = :at where id = any(:ids)',
).run;

const anyEntry = statement(
  'sample-any-entry',
  `select from audit_entry where subject <> 'remote' limit 1`,
).some;

/** Returns the entries of the incident: the editor moves the weights of a channel type, and restores them the day after. */
function incidentEntries(hit: readonly KnownChannel[], now: number): DemoEntry[] {
  const { movedAt, restoredAt } = incidentBefore(now);
  return hit.flatMap(({ id, name, weight }, index) => {
    const change = (at: number, from: number, to: number, reason: string): DemoEntry => ({
      at: Math.min(at + index * MINUTE_MS, now),
      actor: 'editor',
      subject: 'channel',
      subjectId: id,
      subjectName: name,
      action: 'update',
      changes: [{ field: 'merchantWeight', from, to }],
      reason,
    });
    return [
      change(movedAt, weight, MOVED_WEIGHT, history.moved),
      change(restoredAt, MOVED_WEIGHT, weight, history.restored),
    ];
  });
}

interface DemoNotification {
  at: number;
  to: string;
  kind: NotificationKind;
  values: object;
  address: string;
}

/** Lets the job watch the channels from the incident to the recovery, and returns what it sent. */
async function incidentNotifications(
  pool: pg.Pool,
  hit: readonly KnownChannel[],
  now: number,
): Promise<DemoNotification[]> {
  const { from, until, restoredAt } = incidentBefore(now);
  const sent: DemoNotification[] = [];
  const recoveries = new Set<number>();
  for (let at = from; recoveries.size === 0 && at <= Math.min(until + DAY_MS, now); at += WATCH_MS)
    await watchChannels(pool, at, async (_transaction, { values, filters = {} }) => {
      if (values.hasRecovered) recoveries.add(at);
      const address = filteredAddress(screens.transactions, filters);
      sent.push(...channelEditors.map((to) => ({ at, to, kind: 'channel-alert' as const, values, address })));
    });
  const bulk = { kind: 'channels-changed' as const, values: { changed: hit.length, others: 0 } };
  return [...sent, { at: restoredAt, to: 'editor', address: screens.channels, ...bulk }];
}

/** Adds audit log, notes, notifications and saved views that tell the story of the demo, when the audit log has only releases. */
export async function addDemoHistory({ pool }: Pick<Services, 'pool'>, now = Date.now()): Promise<void> {
  if (await anyEntry(pool)) return;
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const { channelType: type, from } = incidentBefore(now);
  const known = await merchants(pool, { names: demoMerchantNames.slice(0, MERCHANTS) });
  const merchantIds = known.map(({ id }) => id);
  const hit = await channels(pool, { merchantIds, type, until: new Date(from).toISOString() });
  const ids = new Map(
    [...(await users(pool)).map(({ id, username }) => [username, id] as const)].concat(
      known.map(({ id, merchantName }) => [merchantName, id] as const),
    ),
  );
  const created = known.map(({ createdAt, ...merchant }): DemoEntry => ({
    at: createdAt,
    actor: 'editor',
    subject: 'merchant',
    subjectId: merchant.id,
    subjectName: merchant.merchantName,
    action: 'create',
    changes: fieldChanges(null, {
      merchantName: merchant.merchantName,
      merchantNo: merchant.merchantNo,
      status: merchant.status,
      freeDifference: merchant.freeDifference,
    }),
  }));
  const events = history.events.map(({ daysAgo, minute, target, name, ...event }) => ({
    ...event,
    at: today - daysAgo * DAY_MS + minute * MINUTE_MS,
    subjectId: target === null ? null : (ids.get(target) ?? null),
    subjectName: target ?? name,
  }));
  const dated = (rows: readonly { at: number }[]) =>
    JSON.stringify(rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })));
  const notifications = [
    ...history.notifications.map(({ daysAgo, ...row }) => ({
      ...row,
      at: today - daysAgo * DAY_MS + 600 * MINUTE_MS,
    })),
    ...(await incidentNotifications(pool, hit, now)),
  ];
  await inTransaction(pool, async (transaction) => {
    const restored = new Date(incidentBefore(now).restoredAt).toISOString();
    await touchChannels(transaction, { ids: hit.map(({ id }) => id), at: restored });
    const notes = await addDemoNotes(
      transaction,
      { channel: hit[0] && { id: hit[0].id, name: hit[0].noted }, merchants: known },
      now,
    );
    await insertNotifications(transaction, {
      notifications: dated([...notifications, ...notes.notifications]),
    });
    await insertViews(transaction, { views: JSON.stringify(history.views) });
    await insertEntries(transaction, {
      entries: dated([...created, ...events, ...incidentEntries(hit, now), ...notes.entries]),
    });
  });
}
