import {
  type ListPage,
  MAX_ROWS_WITH_KEYS,
  type Merchant,
  type MerchantOption,
  type merchantCreateRequest,
  type merchantListRequest,
  type merchantUpdateRequest,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import type { Author } from '../../platform/audit/audit.repository';
import { foldCase } from '../../platform/database/text-search';
import type { Keyring } from '../../platform/encryption/keyring';
import type { PrivateKeys } from '../../platform/encryption/private-keys';
import { createCallBudget } from '../../platform/http/call-budget';
import { auditedWrites } from '../../platform/write/audited-writes';
import { merchantSnapshot, presentMerchant } from './merchant-columns';
import { privateKeyContext } from './merchant-keys';
import { merchantSearchOf } from './merchant-search';
import {
  findMerchant,
  insertMerchant,
  lockMerchant,
  merchantNumber,
  updateMerchant,
} from './merchants.repository';

/** More than an import of rows comes to where one thread makes the keys; with several server processes it holds the user back. */
const KEYS_OF_USER = { calls: 300, seconds: 60 };

export class MerchantService {
  private readonly spendKey;
  private readonly writes;

  constructor(
    private readonly pool: pg.Pool,
    private readonly keyring: Keyring,
    private readonly privateKeys: PrivateKeys,
  ) {
    this.spendKey = createCallBudget(pool, { name: 'private keys of user', ...KEYS_OF_USER });
    this.writes = auditedWrites(pool, {
      subject: 'merchant',
      find: (db, id) => findMerchant(db, { id }),
      lock: (transaction, id) => lockMerchant(transaction, { id }),
      snapshot: merchantSnapshot,
      name: ({ merchantName }) => merchantName,
    });
  }

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
  async create(
    author: Author,
    key: string | undefined,
    request: z.output<typeof merchantCreateRequest>,
  ): Promise<Merchant> {
    const created = await this.writes.create({ author, key, request }, async () => {
      await this.spendKey(author.userId);
      const newPrivateKey = await this.privateKeys.take(author.userId);
      return async (transaction, id) => {
        const row = await insertMerchant(transaction, {
          ...request,
          id,
          merchantNo: merchantNumber(id, new Date()),
          privateKeyEncrypted: this.keyring.encrypt(newPrivateKey, privateKeyContext(id)),
        });
        return { ...row, newPrivateKey };
      };
    });
    return presentMerchant(created, this.keyring);
  }

  async change(author: Author, request: z.output<typeof merchantUpdateRequest>): Promise<Merchant> {
    const { id, updatedAt, merchantName, merchantNo, privateKey, createdAt, ...change } = request;
    const changed = await this.writes.change({
      author,
      by: id,
      updatedAt,
      asRead: {
        sent: { merchantName, merchantNo, privateKey, createdAt },
        // The row is locked without its key.
        now: async (before, transaction) =>
          presentMerchant(
            (privateKey !== undefined && (await findMerchant(transaction, { id }))) || before,
            this.keyring,
          ),
      },
      write: (transaction) => updateMerchant(transaction, id, change),
    });
    return presentMerchant(changed, this.keyring);
  }
}
