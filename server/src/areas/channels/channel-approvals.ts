import {
  type channelCreateRequest,
  channelKeyFields,
  type channelUpdateRequest,
  type ChannelWeight,
  type channelWeightsRequest,
  type FieldChange,
} from '@backoffice/contract';
import type { ApprovalEffect, ApprovalPolicy } from '@backoffice/contract/approvals';
import { sharesOf } from '@backoffice/contract/channel-shares';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { fieldChanges } from '../../platform/audit/audit.repository';
import { statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';
import { keyFingerprint } from '../../platform/encryption/key-fingerprint';
import type { Keyring, Opener } from '../../platform/encryption/keyring';
import type { Examined, Recheck } from '../../platform/http/approval';
import type { Caller } from '../../platform/http/caller';
import { missingRow, refusal, staleRow } from '../../platform/http/http-error';
import { type ChannelRow, channelSnapshot, hasOtherKeys } from './channel-columns';
import { privateKeyFields } from './channel-keys';
import { channelsById } from './channels.repository';

type UpdateRequest = z.output<typeof channelUpdateRequest>;
type WeightsRequest = z.output<typeof channelWeightsRequest>;
type CreateRequest = z.output<typeof channelCreateRequest>;

type Weighted = ChannelWeight & { merchantName: string; updatedAt: string };

const columns = `c.id, c.merchant_id as "merchantId", m.merchant_name as "merchantName", c.merchant_no as "merchantNo",
  c.merchant_channel as "merchantChannel", c.merchant_weight as "merchantWeight", c.status, c.updated_at as "updatedAt"
  from channel c join merchant m on m.id = c.merchant_id`;
const ofMerchants = statement<Weighted, { merchantIds: readonly number[] }>(
  'approval-channels-of-merchants',
  `select ${columns} where c.merchant_id = any(:merchantIds::bigint[]) order by c.id`,
);
const siblingsOf = statement<Weighted, { ids: readonly number[] }>(
  'approval-channels-beside',
  `select ${columns} where c.merchant_id in (select merchant_id from channel where id = any(:ids::bigint[])) order by c.id`,
);

/**
 * The weights and states that the channels of some merchants were given without approval since the policy was last changed, but at
 * most within a day; latest first.
 */
const unapprovedMoves = statement<
  { id: number; changes: readonly FieldChange[] },
  { merchantIds: readonly number[] }
>(
  'approval-unapproved-moves',
  `select "channelId" as id, changes from (
     select e.id, c.id as "channelId", e.changes,
       max(e.id) filter (where e.changes @> '[{"field": "approvedBy"}]') over (partition by c.merchant_id) as approved
     from channel c join audit_entry e on e.subject = 'channel' and e.subject_id = c.id
     where c.merchant_id = any(:merchantIds::bigint[])
       and e.at > greatest(now() - interval '1 day', (select updated_at from approval_policy))
       and (e.changes @> '[{"field": "merchantWeight"}]' or e.changes @> '[{"field": "status"}]')
   ) move
   where id > coalesce(approved, 0) order by id desc`,
);

type Share = NonNullable<ApprovalEffect['shares']>[number];

function byMerchant(channels: readonly ChannelWeight[]): Map<number, ChannelWeight[]> {
  const groups = new Map<number, ChannelWeight[]>();
  for (const channel of channels) {
    const group = groups.get(channel.merchantId);
    if (group) group.push(channel);
    else groups.set(channel.merchantId, [channel]);
  }
  return groups;
}

/** Returns the channels whose share moves, and the largest move in percentage points. */
function movedShares(before: readonly ChannelWeight[], after: readonly ChannelWeight[]) {
  const shares: Share[] = [];
  let move = 0;
  const earlier = byMerchant(before);
  for (const [merchantId, channels] of byMerchant(after)) {
    const [from, to] = [sharesOf(earlier.get(merchantId) ?? []), sharesOf(channels)];
    for (const { id, merchantChannel, merchantNo } of channels) {
      const share = { from: from.get(id) ?? null, to: to.get(id) ?? null };
      if (share.from === share.to) continue;
      move = Math.max(move, Math.abs((share.to ?? 0) - (share.from ?? 0)));
      shares.push({ channel: `${merchantChannel} ${merchantNo}`, ...share });
    }
  }
  return { shares, move };
}

/** Returns whether a channel receives or gives traffic otherwise than by its deactivation, which never waits. */
const isOff = ({ status }: Pick<ChannelWeight, 'status'>) => status !== 'active';

type Change = Partial<Pick<ChannelWeight, 'merchantWeight' | 'status'>>;

const changedBy = <T extends ChannelWeight>(channels: readonly T[], changes: ReadonlyMap<number, Change>) =>
  channels.map((channel) => ({ ...channel, ...changes.get(channel.id) }));

/** Returns the channels as they were before their moves that no one approved. */
async function beforeMoves(db: Queryable, channels: readonly ChannelWeight[]): Promise<ChannelWeight[]> {
  const merchantIds = [...byMerchant(channels).keys()];
  const earlier = new Map<number, Change>();
  for (const { id, changes } of await unapprovedMoves.rows(db, { merchantIds })) {
    const from = new Map(changes.map((change) => [change.field, change.from]));
    const merchantWeight = from.get('merchantWeight');
    earlier.set(id, {
      ...earlier.get(id),
      // A new channel had no traffic before.
      ...(from.has('status') && { status: from.get('status') === 'active' ? 'active' : 'inactive' }),
      ...(typeof merchantWeight === 'number' && { merchantWeight }),
    });
  }
  return changedBy(channels, earlier);
}

/**
 * Returns the effect of new weights and states on the shares of some merchants. The move is the larger of the change itself and of
 * all together that no one approved, or many small ones would need no approval.
 *
 * @param changed the channels that the change itself sets
 */
async function weigh(
  db: Queryable,
  before: readonly ChannelWeight[],
  after: readonly ChannelWeight[],
  changed: ReadonlySet<number>,
) {
  const { shares, move } = movedShares(before, after);
  if (shares.length === 0 || after.every((channel) => !changed.has(channel.id) || isOff(channel)))
    return { shares, move: 0 };
  const active = after.filter((channel) => !isOff(channel));
  const remaining = new Set(active.map(({ id }) => id));
  const earlier = (await beforeMoves(db, before)).filter(({ id }) => remaining.has(id));
  return { shares, move: Math.max(move, movedShares(earlier, active).move) };
}

const hasSameTraffic = (some: readonly ChannelWeight[], others: readonly ChannelWeight[]) => {
  const trafficOf = (channels: readonly ChannelWeight[]) =>
    channels.map(({ merchantId, merchantWeight, status }) => ({ merchantId, merchantWeight, status }));
  return isDeepStrictEqual(trafficOf(some), trafficOf(others));
};

/**
 * Returns the check that the channels of the merchants have the examined weights and states; undefined where the change sets
 * neither. A write of either locks its merchant until it is committed, so that of two moves at the same instant the second finds
 * the first one.
 *
 * @param before the channels of the merchants before the change, by their ids @param after those after it
 */
function recheckOf(before: readonly ChannelWeight[], after: readonly ChannelWeight[]): Recheck | undefined {
  if (hasSameTraffic(before, after)) return undefined;
  const merchantIds = [...byMerchant(after).keys()];
  return async (transaction) => {
    const now = await ofMerchants.rows(transaction, { merchantIds });
    if (!hasSameTraffic(now, after)) throw refusal(409, 'approval-outdated');
  };
}

const kindsOf = (move: number, { sharePoints }: ApprovalPolicy) =>
  move > sharePoints ? (['weights'] as const) : [];

/** Returns the row after an update, with other keys as they were given: its history has them as fingerprints. */
function updated(row: ChannelRow, request: UpdateRequest, opener: Opener): ChannelRow {
  const { merchantNo, merchantWeight, status, merchantExpansion = row.merchantExpansion } = request;
  const after = { ...row, merchantNo, merchantWeight, status, merchantExpansion };
  for (const field of channelKeyFields) {
    const text = request[field];
    if (!text || !hasOtherKeys(row, { [field]: text }, opener)) continue;
    after[field] = text;
    after[`${field}Fingerprint`] = keyFingerprint(text);
  }
  return after;
}

/** Examines `PUT /channel/update`: another key, and moved shares. */
export async function examineChannelUpdate(
  { pool, keyring }: { pool: pg.Pool; keyring: Keyring },
  { body, caller }: { body: UpdateRequest; caller: Pick<Caller, 'isProofOld'> },
  policy: ApprovalPolicy,
): Promise<Examined<UpdateRequest>> {
  const { id, updatedAt } = body;
  const row = await channelsById.find(pool, { id });
  if (!row) throw missingRow('channel', id);
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(row.updatedAt))
    throw staleRow('channel', row.updatedAt);
  const opener = await keyring.opener(privateKeyFields.map((field) => row[field]));
  const hasNewKeys = hasOtherKeys(row, body, opener);
  if (hasNewKeys && caller.isProofOld) throw refusal(428, 'proof-needed');
  const { merchantWeight, status } = body;
  const before = await siblingsOf.rows(pool, { ids: [id] });
  const after = changedBy(before, new Map([[id, { merchantWeight, status }]]));
  const { shares, move } = await weigh(pool, before, after, new Set([id]));
  return {
    body: { ...body, updatedAt: row.updatedAt },
    kinds: [...(hasNewKeys ? (['channel-keys'] as const) : []), ...kindsOf(move, policy)],
    recheck: recheckOf(before, after),
    effect: {
      subject: 'channel',
      name: `${row.merchantName} · ${row.merchantChannel} ${row.merchantNo}`,
      id,
      changes: fieldChanges(channelSnapshot(row), channelSnapshot(updated(row, body, opener))),
      shares,
    },
  };
}

/** Examines `PUT /channel/weights`. */
export async function examineWeights(
  db: Queryable,
  body: WeightsRequest,
  policy: ApprovalPolicy,
): Promise<Examined<WeightsRequest>> {
  const before = await siblingsOf.rows(db, { ids: body.channels.map(({ id }) => id) });
  const byId = new Map(before.map((channel) => [channel.id, channel]));
  const channels = body.channels.map((change) => {
    const row = byId.get(change.id);
    if (!row) throw missingRow('channel', change.id);
    if (change.updatedAt !== undefined && Date.parse(change.updatedAt) !== Date.parse(row.updatedAt))
      throw staleRow('channel', row.updatedAt);
    return { ...change, updatedAt: row.updatedAt };
  });
  const changed = new Map(channels.map(({ id, merchantWeight }) => [id, { merchantWeight }]));
  const after = changedBy(before, changed);
  const { shares, move } = await weigh(db, before, after, new Set(changed.keys()));
  const merchantIds = [...byMerchant(before).keys()];
  const weightsOf = (weights: (row: Weighted) => number) =>
    Object.fromEntries(
      before
        .filter(({ id }) => changed.has(id))
        .map((row) => [`${row.merchantChannel} ${row.merchantNo}`, weights(row)]),
    );
  return {
    body: { ...body, channels },
    kinds: kindsOf(move, policy),
    recheck: recheckOf(before, after),
    effect: {
      subject: 'merchant',
      name: [...new Set(before.map(({ merchantName }) => merchantName))].join(', '),
      ...(merchantIds.length === 1 && { id: merchantIds[0] }),
      changes: fieldChanges(
        weightsOf((row) => row.merchantWeight),
        weightsOf(({ id }) => changed.get(id)!.merchantWeight),
      ),
      shares,
    },
  };
}

/** Examines `POST /channel/create`: an active channel takes traffic from the others of its merchant. */
export async function examineChannelCreate(
  db: Queryable,
  body: CreateRequest,
  policy: ApprovalPolicy,
): Promise<Examined<CreateRequest>> {
  const { merchantId, merchantNo, merchantChannel, merchantWeight, status } = body;
  const before = await ofMerchants.rows(db, { merchantIds: [merchantId] });
  // No channel has the id 0.
  const added = { id: 0, merchantId, merchantNo, merchantChannel, merchantWeight, status };
  const after = [...before, added];
  const { shares, move } = await weigh(db, before, after, new Set([added.id]));
  const merchantName = before[0]?.merchantName ?? String(merchantId);
  return {
    body,
    kinds: kindsOf(move, policy),
    recheck: recheckOf(before, after),
    effect: {
      subject: 'channel',
      name: `${merchantName} · ${merchantChannel} ${merchantNo}`,
      changes: fieldChanges(null, { merchantNo, merchantChannel, merchantWeight, status }),
      shares,
    },
  };
}

/** Returns how a bulk edit of channels would move the shares of their merchants. */
export async function examineBulkWeights(
  db: Queryable,
  targets: ReadonlyMap<number, Change>,
): Promise<{ shares: Share[]; move: number }> {
  const before = await siblingsOf.rows(db, { ids: [...targets.keys()] });
  return weigh(db, before, changedBy(before, targets), new Set(targets.keys()));
}
