import {
  type Channel,
  type channelCreateRequest,
  type channelListRequest,
  type channelTotalsRequest,
  type channelUpdateRequest,
  type ChannelWeight,
  type channelWeightsRequest,
  MAX_ROWS_WITH_KEYS,
  type RowDeleteRequest,
  type StatusTotals,
  type UncountedPage,
} from '@backoffice/contract';
import { foldText } from '@backoffice/contract/fold-text';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { onlyValueOf, valuesOf } from '../../platform/database/any-of';
import { isUniqueViolation } from '../../platform/database/database-failure';
import { KeptRow, type RowOfBulk } from '../../platform/bulk/bulk-area';
import type { Caller } from '../../platform/http/caller';
import type { KeyAccess, KeyReads } from '../../platform/key-reads/key-reads';
import type { Keyring, Opener } from '../../platform/encryption/keyring';
import { refusal, refusedField } from '../../platform/http/http-error';
import { mapInPieces } from '../../platform/event-loop/pieces';
import type { SentKey } from '../../platform/idempotency/create-keys';
import { bornBefore, endingBefore } from '../../platform/key-pairs/key-times';
import { auditedWrites } from '../../platform/write/audited-writes';
import {
  type ChannelRow,
  channelSnapshot,
  hasOtherKeys,
  presentChannel,
  privateKeysIn,
} from './channel-columns';
import { privateKeysGiven, refuseMisplacedKeys, storedKeys } from './channel-keys';
import type { ChannelFilter } from './channel-filter';
import { channelSearchOf } from './channel-search';
import { channelsById, findChannelParts, insertChannel, updateChannel } from './channels.repository';

type CreateRequest = z.output<typeof channelCreateRequest>;

/** A merchant can have several channels of a type, each with another account number at the provider. */
const refuseTaken = (channel: string) => (error: unknown) => {
  if (!isUniqueViolation(error, 'channel_merchant_once')) throw error;
  throw refusedField(409, 'merchantNo', 'channel-taken', { channel });
};

type FilterRequest = z.output<typeof channelTotalsRequest> &
  Pick<z.output<typeof channelListRequest>, 'status'>;

export function filterOf(request: FilterRequest): ChannelFilter {
  const {
    merchantNo = '',
    merchantChannel,
    merchantId,
    merchantName = '',
    text,
    status,
    keyAge,
    formerKey,
  } = request;
  const codes = valuesOf(merchantChannel);
  return {
    number: merchantNo,
    // An empty text is the beginning of every code.
    codes: codes?.includes('') ? undefined : codes,
    merchantId,
    merchantName: foldText(merchantName),
    text,
    status: onlyValueOf(status),
    keysBefore: keyAge && bornBefore(keyAge),
    formerUntil: formerKey && endingBefore(formerKey),
  };
}

export class ChannelService {
  private readonly writes;

  constructor(
    private readonly pool: pg.Pool,
    private readonly keyring: Keyring,
    private readonly keyReads: KeyReads,
  ) {
    this.writes = auditedWrites(pool, {
      subject: 'channel',
      find: (db, id) => channelsById.find(db, { id }),
      lock: channelsById.lock,
      snapshot: channelSnapshot,
      // The merchant's `channel_state` follows: migration 0098.
      parentId: ({ merchantId }) => merchantId,
      name: ({ merchantNo, merchantChannel }) => `${merchantNo} ${merchantChannel}`,
      deletedSince: () => refusedField(409, 'Idempotency-Key', 'created-row-deleted', { subject: 'channel' }),
    });
  }

  /** Rows and total come from `db`, which may be a replica; reads of keys are logged on the primary in any case. */
  async list(
    db: pg.Pool,
    caller: Caller,
    request: z.output<typeof channelListRequest>,
  ): Promise<UncountedPage<Channel | ChannelWeight>> {
    const { page, limit, sort, fields } = request;
    const search = channelSearchOf(db);
    const { items, total } = await search[request.total === 'later' ? 'pageAtOnce' : 'page']({
      filter: filterOf(request),
      sort,
      limit,
      offset: (page - 1) * limit,
      columns: fields ?? (limit > MAX_ROWS_WITH_KEYS ? 'plain' : this.keyReads.isMasked ? 'masked' : 'full'),
    });
    if (fields === 'weight') return { items, total };
    const access = await this.accessFor(caller, items);
    const opener = await this.openerFor(items);
    return { items: await mapInPieces(items, (row) => presentChannel(row, opener, access)), total };
  }

  /** The existing channels with these ids, without their private keys. */
  async rows(given: { ids: readonly number[] }): Promise<Channel[]> {
    const rows = await channelsById.findMany(this.pool, given);
    const access = this.keyReads.isMasked ? 'masked' : 'not-granted';
    const opener = await this.openerFor(rows);
    return rows.map((row) => presentChannel(row, opener, access));
  }

  totals(db: pg.Pool, request: z.output<typeof channelTotalsRequest>): Promise<StatusTotals> {
    return channelSearchOf(db).totals(filterOf(request));
  }

  async create(caller: Caller, key: SentKey | undefined, request: CreateRequest): Promise<Channel> {
    refuseMisplacedKeys(request);
    const created = this.writes.create({ author: caller, key, request }, async () => {
      await this.refuseUnknownParts(request);
      const sealer = await this.keyring.sealer(privateKeysGiven(request));
      return (transaction, id) =>
        insertChannel(transaction, { ...request, id, ...storedKeys(request, id, sealer) });
    });
    return this.presentWritten(caller, await created.catch(refuseTaken(request.merchantChannel)));
  }

  async change(caller: Caller, request: z.output<typeof channelUpdateRequest>): Promise<Channel> {
    refuseMisplacedKeys(request);
    const { reason, ...fields } = request;
    const { id, updatedAt, merchantExpansion } = fields;
    const { merchantId, merchantName, merchantChannel, merchantBalance, createdAt } = request;
    const { activeWeight, activeChannels, keyFingerprints, keysChangedAt, formerKeyUntil } = request;
    const sealer = await this.keyring.sealer(privateKeysGiven(request));
    const change = { ...fields, merchantExpansion, ...storedKeys(request, id, sealer) };
    const changed = await this.writes.change({
      author: caller,
      by: id,
      updatedAt,
      reason,
      asRead: {
        sent: {
          merchantId,
          merchantName,
          merchantChannel,
          merchantBalance,
          activeWeight,
          activeChannels,
          keyFingerprints,
          keysChangedAt,
          formerKeyUntil,
          createdAt,
        },
        now: async (before, transaction) =>
          presentChannel(before, await this.openerFor([before], transaction), 'not-granted'),
      },
      check: async (transaction, before) => {
        if (!caller.isProofOld) return;
        const opener = await this.openerFor([before], transaction);
        if (hasOtherKeys(before, request, opener)) throw refusal(428, 'proof-needed');
      },
      write: (transaction, before) =>
        updateChannel(transaction, change).catch(refuseTaken(before.merchantChannel)),
    });
    return this.presentWritten(caller, changed);
  }

  /** Changes the weights of several channels, all of them or none. */
  async changeWeights(
    caller: Caller,
    { channels, reason }: z.output<typeof channelWeightsRequest>,
  ): Promise<ChannelWeight[]> {
    const changes = channels
      .toSorted((one, two) => one.id - two.id)
      .map(({ id, updatedAt, merchantWeight }) => ({
        author: caller,
        by: id,
        updatedAt,
        reason,
        write: (transaction: pg.ClientBase, before: ChannelRow) =>
          this.updateFields(transaction, before, { merchantWeight }),
      }));
    const changed = await this.writes.changeAll(changes);
    return changed.map(({ id, merchantId, merchantNo, merchantChannel, merchantWeight, status }) => ({
      id,
      merchantId,
      merchantNo,
      merchantChannel,
      merchantWeight,
      status,
    }));
  }

  /** Changes one row of a bulk edit; fields that the command does not set are kept. */
  changeOfMany(row: RowOfBulk): Promise<ChannelRow> {
    const { targetFor, alongside, takesLastActive } = row;
    const updateFields = this.updateFields.bind(this);
    const fieldsOf = ({ status, merchantWeight }: ChannelRow) => ({ status, merchantWeight });
    return this.writes.change({
      ...row,
      async write(transaction, before) {
        const target = targetFor(fieldsOf(before));
        const isOff = target.status === 'inactive' && !takesLastActive;
        if (isOff && before.activeChannels === 1) throw new KeptRow('last-active');
        const after = await updateFields(transaction, before, target);
        // The other channels were deactivated at the same time.
        if (isOff && after.activeChannels === 0) throw new KeptRow('last-active');
        return after;
      },
      alongside: (transaction, before, after) =>
        alongside(transaction, { before: fieldsOf(before), after: fieldsOf(after) }, after.updatedAt),
    });
  }

  async remove(caller: Caller, request: RowDeleteRequest): Promise<{ id: number }> {
    const { id, updatedAt } = request;
    const remove = (transaction: pg.ClientBase) => channelsById.remove(transaction, { id });
    await this.writes.remove({ author: caller, by: id, updatedAt, remove });
    return { id };
  }

  /** Changes fields of a channel; all others are kept. */
  private async updateFields(
    transaction: pg.ClientBase,
    { id, merchantNo, merchantWeight, status }: ChannelRow,
    fields: Partial<Pick<ChannelRow, 'merchantWeight' | 'status'>>,
  ): Promise<ChannelRow> {
    const kept = {
      ...storedKeys({}, id, await this.keyring.sealer(0)),
      id,
      merchantNo,
      merchantExpansion: undefined,
    };
    return updateChannel(transaction, { ...kept, merchantWeight, status, ...fields });
  }

  private openerFor(rows: readonly ChannelRow[], transaction?: pg.ClientBase): Promise<Opener> {
    const texts = rows.flatMap((row) => privateKeysIn(row).map((field) => row[field]));
    return this.keyring.opener(texts, transaction);
  }

  private accessFor(caller: Caller, rows: readonly ChannelRow[]): Promise<KeyAccess> {
    const counts = rows.map((row) => ({ id: row.id, keys: privateKeysIn(row).length }));
    const withKeys = counts.filter(({ keys }) => keys > 0);
    return this.keyReads.accessFor(caller, {
      subject: 'channel',
      ids: withKeys.map(({ id }) => id),
      keys: withKeys.reduce((sum, { keys }) => sum + keys, 0),
    });
  }

  /** The channel has been written, so the answer omits its keys when their read cannot be logged. */
  private async presentWritten(caller: Caller, row: ChannelRow): Promise<Channel> {
    const access = await this.accessFor(caller, [row]).catch(() => 'withheld' as const);
    return presentChannel(row, await this.openerFor([row]), access);
  }

  private async refuseUnknownParts({ merchantId, merchantChannel }: CreateRequest): Promise<void> {
    const { merchantStatus, isCodeKnown } = await findChannelParts(this.pool, {
      merchantId,
      code: merchantChannel,
    });
    if (!merchantStatus) throw refusedField(400, 'merchantId', 'merchant-unknown');
    if (merchantStatus !== 'active') throw refusedField(400, 'merchantId', 'merchant-inactive');
    if (!isCodeKnown) throw refusedField(400, 'merchantChannel', 'channel-type-unknown');
  }
}
