import type { ChannelAlert } from '@backoffice/contract';
import { statement } from '../../platform/database/statement';

/** A channel, or the channels of a type together where `channelId` is null. */
export interface Watched {
  channelType: string;
  channelId: number | null;
}

/** The outcome of payments. */
export interface Outcome {
  payments: number;
  success: number;
}

/** The outcome of the latest payments, of which the first was at `fellAt`. */
export type RecentOutcome = Watched & Outcome & { fellAt: string };

/** An alert that has not ended, with shares from 0 to 1. */
interface ActiveAlert extends Watched {
  id: number;
  usualRate: number;
  fellAt: string;
  judgedAt: string;
}

/** Takes the turn of this run until the end of the transaction; false while another process has it. */
export const takeTurn = statement(
  'channel-alerts-turn',
  `select where pg_try_advisory_xact_lock(hashtext('transactions:channel-alerts'))`,
).some;

const ofGroup = (keys: string, number: string) => `
  select channel_type as "channelType", ${keys} as "channelId", min(created_at) as "fellAt",
    count(*) as payments, count(*) filter (where status = 'success') as success
  from recent where ${keys === 'channel_id' ? 'channel_id is not null and' : ''} (created_at >= :recent or ${number} <= :least)
  group by 1, 2 having count(*) >= :least`;

/** The payments between `recent` and `until` by channel and by type; where they are fewer than `least`, the last `least` since `oldest`. */
export const recentOutcomes = statement<
  RecentOutcome,
  { oldest: string; recent: string; until: string; least: number }
>(
  'channel-alerts-recent',
  `with recent as materialized (
     select channel_type, channel_id, status, created_at,
       row_number() over (partition by channel_type order by created_at desc, id desc) as of_type,
       row_number() over (partition by channel_id order by created_at desc, id desc) as of_channel
     from payment_transaction
     where created_at >= :oldest and created_at < :until and channel_type is not null
   )
   ${ofGroup('null::bigint', 'of_type')} union all ${ofGroup('channel_id', 'of_channel')}`,
).rows;

const usual = (name: string, isWatched: string) =>
  statement<Outcome, Watched & { oldest: string; before: string; most: number }>(
    name,
    `select count(*) as payments, count(*) filter (where status = 'success') as success
     from (
       select status from payment_transaction where ${isWatched} and created_at >= :oldest and created_at < :before
       order by created_at desc, id desc limit :most
     ) earlier`,
  ).one;

/** The last `most` payments of a type before a time. */
export const usualOfType = usual('channel-alerts-usual-of-type', 'channel_type = :channelType');
/** The last `most` payments of a channel before a time. */
export const usualOfChannel = usual('channel-alerts-usual-of-channel', 'channel_id = :channelId');

export const activeAlerts = statement<ActiveAlert>(
  'channel-alerts-active',
  `select id, channel_type as "channelType", channel_id as "channelId", usual_rate as "usualRate", fell_at as "fellAt",
     judged_at as "judgedAt"
   from channel_alert where ended_at is null`,
).rows;

export const beginAlert = statement<
  { id: number },
  Watched & { at: string; fellAt: string; rate: number; usualRate: number }
>(
  'channel-alerts-begin',
  `insert into channel_alert (channel_type, channel_id, fell_at, began_at, judged_at, rate, usual_rate)
   values (:channelType, :channelId, :fellAt, :at, :at, :rate, :usualRate) returning id`,
).one;

/** Records the latest rate, and the end of the alert. */
export const judgeAlert = statement<never, { id: number; at: string; rate: number; hasEnded: boolean }>(
  'channel-alerts-judged',
  `update channel_alert set rate = :rate, judged_at = :at, ended_at = case when :hasEnded then :at::timestamptz end
   where id = :id`,
).run;

export const endAlert = statement<never, { id: number; at: string }>(
  'channel-alerts-end',
  'update channel_alert set ended_at = :at where id = :id',
).run;

export const removeOldAlerts = statement(
  'channel-alerts-remove-old',
  `delete from channel_alert where ended_at < now() - interval '90 days'`,
).run;

const described = `
  select a.id, a.channel_type as "channelType", a.channel_id as "channelId", a.fell_at as "fellAt",
    jsonb_build_object('en', name, 'zh', coalesce(nullif(name_zh, ''), name), 'es', coalesce(nullif(name_es, ''), name),
      'ja', coalesce(nullif(name_ja, ''), name)) as type,
    m.merchant_name as "merchantName", round(a.rate::numeric * 100, 1)::float8 as rate,
    round(a.usual_rate::numeric * 100, 1)::float8 as "usualRate"
  from channel_alert a
  cross join lateral (
    select coalesce(max(t.name), a.channel_type) as name, max(t.name_zh) as name_zh, max(t.name_es) as name_es,
      max(t.name_ja) as name_ja
    from channel_type t where t.code = a.channel_type
  ) named
  left join channel c on c.id = a.channel_id
  left join merchant m on m.id = c.merchant_id`;

/** An alert with the names that its readers know. */
export type DescribedAlert = ChannelAlert & Watched & { id: number; fellAt: string };

export const describeAlert = statement<DescribedAlert, { id: number }>(
  'channel-alerts-described',
  `${described} where a.id = :id`,
).one;

export const shownAlerts = statement<DescribedAlert, { max: number }>(
  'channel-alerts-shown',
  `${described} where a.ended_at is null order by a.id desc limit :max`,
).rows;
