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
import { type Author, fieldChanges, insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../platform/database/transaction';
import type { Keyring } from '../../platform/encryption/keyring';
import { missingRow, staleRow } from '../../platform/http/http-error';
import { createKeyOf } from '../../platform/idempotency/create-key';
import { createOnce } from '../../platform/idempotency/create-once';
import { foldCase } from './fold-case';
import { merchantFacts } from './merchant-facts';
import { merchantNumber } from './merchant-number';
import { merchantSearchOf } from './merchant-search-of';
import {
  findMerchant,
  insertMerchant,
  lockMerchant,
  type MerchantChange,
  takeMerchantIds,
  updateMerchant,
} from './merchants.repository';
import { presentMerchant } from './present-merchant';
import { PrivateKeyPool } from './private-key-pool';
import { privateKeyPlace } from './private-key-place';

const about = ({ id, merchantName }: Pick<Merchant, 'id' | 'merchantName'>) =>
  ({ subject: 'merchant', subjectId: id, subjectName: merchantName }) as const;

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
  async create(author: Author, key: string | undefined, request: CreateRequest): Promise<Merchant> {
    const createKey = key === undefined ? null : createKeyOf(author.userId, key, request);
    const write = async () => {
      const privateKey = await this.privateKeys.take();
      const [id = 0] = await takeMerchantIds(this.pool, 1);
      const merchant = {
        ...request,
        id,
        merchantNo: merchantNumber(id, new Date()),
        privateKeyEncrypted: this.keyring.encrypt(privateKey, privateKeyPlace(id)),
      };
      return inTransaction(this.pool, async (transaction) => {
        if (!(await insertMerchant(transaction, merchant, createKey))) return null;
        const created = await this.read(transaction, id);
        const changes = fieldChanges(null, merchantFacts(created));
        await insertAuditEntry(transaction, { ...about(created), author, action: 'create', changes });
        return id;
      });
    };
    return this.read(this.pool, await createOnce(this.pool, { area: 'merchant', createKey, write }));
  }

  change(author: Author, change: MerchantChange): Promise<Merchant> {
    const { id } = change;
    return inTransaction(this.pool, async (transaction) => {
      await lockMerchant(transaction, id);
      const before = await this.read(transaction, id);
      if (!(await updateMerchant(transaction, change))) throw staleRow('merchant', before.updatedAt);
      const after = await this.read(transaction, id);
      const changes = fieldChanges(merchantFacts(before), merchantFacts(after));
      await insertAuditEntry(transaction, { ...about(after), author, action: 'update', changes });
      return after;
    });
  }

  private async read(db: Queryable, id: number): Promise<Merchant> {
    const row = await findMerchant(db, id);
    if (!row) throw missingRow('merchant', id);
    return presentMerchant(row, this.keyring);
  }
}
