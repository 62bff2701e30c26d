import {
  type Channel,
  type channelCreateRequest,
  type channelDeleteRequest,
  type channelListRequest,
  type channelUpdateRequest,
  type ChannelWeight,
  type ListPage,
  MAX_ROWS_WITH_KEYS,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { type Author, fieldChanges, insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../platform/database/transaction';
import { isUniqueViolation } from '../../platform/database/database-failure';
import type { Keyring } from '../../platform/encryption/keyring';
import { HttpError, missingRow, staleRow } from '../../platform/http/http-error';
import { createKeyOf } from '../../platform/idempotency/create-key';
import { createOnce } from '../../platform/idempotency/create-once';
import { channelFacts } from './channel-facts';
import { listChannels } from './channel-list.repository';
import {
  deleteChannel,
  findChannel,
  findChannelParts,
  insertChannel,
  lockChannel,
  takeChannelIds,
  updateChannel,
} from './channels.repository';
import { presentChannel, presentWeight } from './present-channel';
import { refuseMisplacedKeys, storedKeys } from './stored-keys';

type CreateRequest = z.output<typeof channelCreateRequest>;

function refused(status: 400 | 409, path: string, message: string): HttpError {
  return new HttpError(status, `${path}: ${message}`, { errors: [{ path, message }] });
}

const about = ({ id, merchantNo, merchantChannel }: Pick<Channel, 'id' | 'merchantNo' | 'merchantChannel'>) =>
  ({ subject: 'channel', subjectId: id, subjectName: `${merchantNo} ${merchantChannel}` }) as const;
const dateOf = (text: string | undefined) => (text ? new Date(text) : undefined);

/** What the channels' calls do. */
export class ChannelService {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keyring: Keyring,
  ) {}

  async list(request: z.output<typeof channelListRequest>): Promise<ListPage<Channel | ChannelWeight>> {
    const { page, limit, sort, fields, merchantId, merchantNo = '', merchantChannel = '' } = request;
    const { items, total } = await listChannels(this.pool, {
      number: merchantNo,
      code: merchantChannel,
      merchantId,
      sort,
      limit,
      offset: (page - 1) * limit,
      columns: fields ?? (limit > MAX_ROWS_WITH_KEYS ? 'plain' : 'full'),
    });
    if (fields === 'weight') return { items: items.map(presentWeight), total };
    return { items: items.map((row) => presentChannel(row, this.keyring)), total };
  }

  /** @param key of a caller who may repeat the call: the repetition answers the first call's channel */
  async create(author: Author, key: string | undefined, request: CreateRequest): Promise<Channel> {
    refuseMisplacedKeys(request);
    const createKey = key === undefined ? null : createKeyOf(author.userId, key, request);
    const write = async () => {
      await this.refuseUnknownParts(request);
      const [id = 0] = await takeChannelIds(this.pool, 1);
      const channel = { ...request, id, keys: storedKeys(request, id, this.keyring) };
      return inTransaction(this.pool, async (transaction) => {
        if (!(await insertChannel(transaction, channel, createKey))) return null;
        const created = await this.read(transaction, id);
        const changes = fieldChanges(null, channelFacts(created));
        await insertAuditEntry(transaction, { ...about(created), author, action: 'create', changes });
        return id;
      });
    };
    const id = await createOnce(this.pool, { area: 'channel', createKey, write }).catch((error: unknown) => {
      if (!isUniqueViolation(error, 'channel_merchant_once')) throw error;
      throw refused(
        409,
        'merchantChannel',
        `This merchant has the channel ${request.merchantChannel} already`,
      );
    });
    const row = await findChannel(this.pool, id);
    if (!row) throw refused(409, 'Idempotency-Key', 'The channel that this key made was deleted since');
    return presentChannel(row, this.keyring);
  }

  async change(author: Author, request: z.output<typeof channelUpdateRequest>): Promise<Channel> {
    refuseMisplacedKeys(request);
    const { id } = request;
    const change = {
      ...request,
      keys: storedKeys(request, id, this.keyring),
      updatedAt: dateOf(request.updatedAt),
    };
    return inTransaction(this.pool, async (transaction) => {
      await lockChannel(transaction, id);
      const before = await this.read(transaction, id);
      if (!(await updateChannel(transaction, change))) throw staleRow('channel', before.updatedAt);
      const after = await this.read(transaction, id);
      const changes = fieldChanges(channelFacts(before), channelFacts(after));
      await insertAuditEntry(transaction, { ...about(after), author, action: 'update', changes });
      return after;
    });
  }

  remove(author: Author, { id, updatedAt }: z.output<typeof channelDeleteRequest>): Promise<{ id: number }> {
    return inTransaction(this.pool, async (transaction) => {
      await lockChannel(transaction, id);
      const before = await this.read(transaction, id);
      if (!(await deleteChannel(transaction, id, dateOf(updatedAt))))
        throw staleRow('channel', before.updatedAt);
      const changes = fieldChanges(channelFacts(before), null);
      await insertAuditEntry(transaction, { ...about(before), author, action: 'delete', changes });
      return { id };
    });
  }

  private async refuseUnknownParts({ merchantId, merchantChannel }: CreateRequest): Promise<void> {
    const { merchantStatus, isCodeKnown } = await findChannelParts(this.pool, merchantId, merchantChannel);
    if (!merchantStatus) throw refused(400, 'merchantId', 'There is no such merchant');
    if (merchantStatus !== 'active') throw refused(400, 'merchantId', 'This merchant is inactive');
    if (!isCodeKnown) throw refused(400, 'merchantChannel', 'There is no such channel');
  }

  private async read(db: Queryable, id: number): Promise<Channel> {
    const row = await findChannel(db, id);
    if (!row) throw missingRow('channel', id);
    return presentChannel(row, this.keyring);
  }
}
