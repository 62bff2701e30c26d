import {
  type ListPage,
  MAX_ROWS_WITH_KEYS,
  type Merchant,
  type MerchantOption,
  type merchantCreateRequest,
  type merchantListRequest,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import type { Keyring } from '../encryption/keyring';
import { missingRow } from '../http/missing-row';
import { staleRow } from '../http/stale-row';
import { createKeyOf } from '../idempotency/create-key';
import { createOnce } from '../idempotency/create-once';
import { foldCase } from './fold-case';
import { merchantNumber } from './merchant-number';
import { merchantSearchOf } from './merchant-search-of';
import {
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
    const createKey = key === undefined ? null : createKeyOf(caller, key, request);
    const write = async () => {
      const privateKey = await this.privateKeys.take();
      const [id = 0] = await takeMerchantIds(this.pool, 1);
      const merchant = {
        ...request,
        id,
        merchantNo: merchantNumber(id, new Date()),
        privateKeyEncrypted: this.keyring.encrypt(privateKey, privateKeyPlace(id)),
      };
      return (await insertMerchant(this.pool, merchant, createKey)) ? id : null;
    };
    return this.read(await createOnce(this.pool, { area: 'merchant', createKey, write }));
  }

  async change(change: MerchantChange): Promise<Merchant> {
    const isChanged = await updateMerchant(this.pool, change);
    const current = await this.read(change.id);
    if (isChanged) return current;
    throw staleRow('merchant', current.updatedAt);
  }

  private async read(id: number): Promise<Merchant> {
    const row = await findMerchant(this.pool, id);
    if (!row) throw missingRow('merchant', id);
    return presentMerchant(row, this.keyring);
  }
}
