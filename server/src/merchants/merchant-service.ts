import {
  type ListPage,
  MAX_ROWS_WITH_KEYS,
  type Merchant,
  type MerchantOption,
  type merchantCreateRequest,
  type merchantListRequest,
} from '@backoffice/contract';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type * as z from 'zod/mini';
import type { Keyring } from '../encryption/keyring';
import { HttpError } from '../http/http-error';
import { foldCase } from './fold-case';
import { merchantNumber } from './merchant-number';
import { merchantSearchOf } from './merchant-search-of';
import {
  type CreateKey,
  findCreateKey,
  findMerchant,
  insertMerchant,
  type MerchantChange,
  takeMerchantIds,
  updateMerchant,
} from './merchants.repository';
import { presentMerchant } from './present-merchant';
import { PrivateKeyPool } from './private-key-pool';
import { privateKeyPlace } from './private-key-place';

type CreateRequest = z.output<typeof merchantCreateRequest>;

function notFound(id: number): HttpError {
  return new HttpError(404, 'There is no such merchant.', {
    errors: [{ path: 'id', message: `No merchant ${id}` }],
  });
}

/** What the merchants' calls do. */
export class MerchantService {
  private readonly privateKeys = new PrivateKeyPool();

  constructor(
    private readonly pool: pg.Pool,
    private readonly keyring: Keyring,
  ) {}

  async list(request: z.output<typeof merchantListRequest>): Promise<ListPage<Merchant | MerchantOption>> {
    const { page, limit, sort, status, fields, merchantName = '', merchantNo = '' } = request;
    const found = await merchantSearchOf(this.pool).page({
      filter: { name: foldCase(merchantName), number: merchantNo, status },
      sort,
      limit,
      offset: (page - 1) * limit,
      columns: fields ?? (limit > MAX_ROWS_WITH_KEYS ? 'plain' : 'full'),
    });
    if (fields === 'option') {
      const items = found.items.map(({ id, merchantName, merchantNo }) => ({ id, merchantName, merchantNo }));
      return { items, total: found.total };
    }
    return { items: found.items.map((row) => presentMerchant(row, this.keyring)), total: found.total };
  }

  /** @param key of a caller who may repeat the call: the repetition answers the first call's merchant */
  async create(caller: number, key: string | undefined, request: CreateRequest): Promise<Merchant> {
    const createKey = key === undefined ? null : this.createKey(caller, key, request);
    const first = createKey && (await this.firstOf(createKey));
    if (first) return first;
    const privateKey = await this.privateKeys.take();
    const [id = 0] = await takeMerchantIds(this.pool, 1);
    const isFirst = await insertMerchant(
      this.pool,
      {
        ...request,
        id,
        merchantNo: merchantNumber(id, new Date()),
        privateKeyEncrypted: this.keyring.encrypt(privateKey, privateKeyPlace(id)),
      },
      createKey,
    );
    if (isFirst) return this.read(id);
    const winner = createKey && (await this.firstOf(createKey));
    if (!winner) throw new Error('A create was neither the first with its key nor the second.');
    return winner;
  }

  async change(change: MerchantChange): Promise<Merchant> {
    const isChanged = await updateMerchant(this.pool, change);
    const current = await this.read(change.id);
    if (isChanged) return current;
    throw new HttpError(409, 'Someone else has changed this merchant.', {
      errors: [{ path: 'updatedAt', message: current.updatedAt }],
    });
  }

  private createKey(caller: number, key: string, request: CreateRequest): CreateKey {
    // Entries in one order, whatever the order in the request.
    const content = JSON.stringify(Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1)));
    return { caller: String(caller), key, requestHash: createHash('sha256').update(content).digest() };
  }

  private async firstOf(createKey: CreateKey): Promise<Merchant | null> {
    const first = await findCreateKey(this.pool, createKey);
    if (!first) return null;
    if (!first.requestHash.equals(createKey.requestHash)) {
      const message = 'This key was already used for another merchant.';
      throw new HttpError(409, message, { errors: [{ path: 'Idempotency-Key', message }] });
    }
    return this.read(first.merchantId);
  }

  private async read(id: number): Promise<Merchant> {
    const row = await findMerchant(this.pool, id);
    if (!row) throw notFound(id);
    return presentMerchant(row, this.keyring);
  }
}
