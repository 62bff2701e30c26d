import {
  MAX_ROWS_WITH_KEYS,
  type Merchant,
  type MerchantDetail,
  type MerchantOption,
  type merchantCreateRequest,
  type merchantListRequest,
  type merchantTotalsRequest,
  type merchantUpdateRequest,
  type StatusTotals,
  type UncountedPage,
} from '@backoffice/contract';
import { foldText } from '@backoffice/contract/fold-text';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { onlyValueOf, valuesOf } from '../../platform/database/any-of';
import type { RowOfBulk } from '../../platform/bulk/bulk-area';
import type { Caller } from '../../platform/http/caller';
import { keyFingerprint } from '../../platform/encryption/key-fingerprint';
import type { Keyring, Opener } from '../../platform/encryption/keyring';
import type { PrivateKeys } from '../../platform/encryption/private-keys';
import { createBudget } from '../../platform/admission/budget';
import { mapInPieces } from '../../platform/event-loop/pieces';
import type { KeyAccess, KeyReads } from '../../platform/key-reads/key-reads';
import type { SentKey } from '../../platform/idempotency/create-keys';
import { bornBefore, endingBefore } from '../../platform/key-pairs/key-times';
import { auditedWrites } from '../../platform/write/audited-writes';
import { missingRow } from '../../platform/http/http-error';
import {
  type MerchantRow,
  merchantSnapshot,
  presentMerchant,
  presentMerchantDetail,
  shownMark,
} from './merchant-columns';
import { insertFindings } from './merchant-finding.repository';
import { insertKeyMarks, keyMarkOf } from './merchant-key-marks';
import { privateKeyContext } from './merchant-keys';
import { merchantSearchOf } from './merchant-search';
import {
  findMaskedMerchant,
  findMerchant,
  findMerchants,
  insertMerchant,
  lockMerchant,
  merchantNumber,
  updateMerchant,
} from './merchants.repository';

type FilterRequest = z.output<typeof merchantTotalsRequest> &
  Pick<z.output<typeof merchantListRequest>, 'status'>;

export function filterOf(request: FilterRequest) {
  const { merchantName = '', merchantNo = '', text, status, channelState, keyAge, formerKey } = request;
  return {
    name: foldText(merchantName),
    number: merchantNo.normalize('NFKC'),
    text,
    status: onlyValueOf(status),
    channelState: valuesOf(channelState),
    keysBefore: keyAge && bornBefore(keyAge),
    formerUntil: formerKey && endingBefore(formerKey),
  };
}

export class MerchantService {
  private readonly spendKey;
  private readonly writes;

  constructor(
    private readonly pool: pg.Pool,
    private readonly keyring: Keyring,
    private readonly keyReads: KeyReads,
    private readonly privateKeys: PrivateKeys,
  ) {
    this.spendKey = createBudget(pool, 'privateKeysPerUser');
    this.writes = auditedWrites(pool, {
      subject: 'merchant',
      find: (db, id) => findMerchant(db, { id }),
      lock: (transaction, id) => lockMerchant(transaction, { id }),
      snapshot: merchantSnapshot,
      name: ({ merchantName }) => merchantName,
    });
  }

  /** Rows and total come from `db`, which may be a replica; reads of keys are logged on the primary in any case. */
  async list(
    db: pg.Pool,
    caller: Caller,
    request: z.output<typeof merchantListRequest>,
  ): Promise<UncountedPage<Merchant | MerchantOption>> {
    const { page, limit, sort, fields, total } = request;
    const search = merchantSearchOf(db);
    const found = await search[total === 'later' ? 'pageAtOnce' : 'page']({
      filter: filterOf(request),
      sort,
      limit,
      offset: (page - 1) * limit,
      columns: fields ?? (limit > MAX_ROWS_WITH_KEYS ? 'plain' : this.keyReads.isMasked ? 'masked' : 'full'),
    });
    if (fields === 'option') return found;
    const access = await this.accessFor(caller, found.items);
    const opener = await this.openerFor(found.items);
    const items = await mapInPieces(found.items, (row) => presentMerchant(row, opener, access));
    return { items, total: found.total };
  }

  totals(db: pg.Pool, request: z.output<typeof merchantTotalsRequest>): Promise<StatusTotals> {
    return merchantSearchOf(db).totals(filterOf(request));
  }

  /** The existing merchants with these ids, without their private keys. */
  async rows(given: { ids: readonly number[] }): Promise<Merchant[]> {
    const rows = await findMerchants(this.pool, given);
    const opener = await this.openerFor(rows);
    return rows.map((row) => presentMerchant(row, opener, 'not-granted'));
  }

  /** @throws HttpError 404 when there is no such merchant */
  async detail(db: pg.Pool, id: number): Promise<MerchantDetail> {
    const { isMasked } = this.keyReads;
    const row = await (isMasked ? findMaskedMerchant : findMerchant)(db, { id });
    if (!row) throw missingRow('merchant', id);
    return presentMerchantDetail(row, await this.openerFor([row]), isMasked);
  }

  async create(
    caller: Caller,
    key: SentKey | undefined,
    request: z.output<typeof merchantCreateRequest>,
  ): Promise<Merchant> {
    const created = await this.writes.create({ author: caller, key, request }, async () => {
      await this.spendKey(caller.userId);
      const newPrivateKey = await this.privateKeys.take(caller.userId);
      const newKeyFingerprint = keyFingerprint(newPrivateKey);
      const sealer = await this.keyring.sealer();
      const mark = keyMarkOf(newPrivateKey);
      return async (transaction, id) => {
        const { merchantName } = request;
        const [row] = await Promise.all([
          insertMerchant(transaction, {
            ...request,
            id,
            merchantNo: merchantNumber(id, new Date()),
            privateKeyEncrypted: sealer.encrypt(newPrivateKey, privateKeyContext(id)),
          }),
          insertFindings(transaction, [{ id, merchantName, keyFingerprint: newKeyFingerprint }]),
          insertKeyMarks(transaction, mark ? [{ merchantId: id, ...mark }] : []),
        ]);
        return { ...row, newPrivateKey, newKeyFingerprint, ...shownMark(mark) };
      };
    });
    // The merchant has been created, so the answer omits its key when the read cannot be logged.
    const access = await this.accessFor(caller, [created]).catch(() => 'withheld' as const);
    // A repeated create returns the stored row.
    return presentMerchant(created, await this.openerFor([created]), access);
  }

  async change(caller: Caller, request: z.output<typeof merchantUpdateRequest>): Promise<Merchant> {
    const { id, updatedAt, reason, merchantName, merchantNo, privateKey, publicKey, createdAt, ...others } =
      request;
    const { keysChangedAt, formerKeyUntil, ...change } = others;
    const changed = await this.writes.change({
      author: caller,
      by: id,
      updatedAt,
      reason,
      asRead: {
        sent: { merchantName, merchantNo, privateKey, publicKey, createdAt, keysChangedAt, formerKeyUntil },
        // The locked row has no key.
        now: async (before, transaction) => {
          const areKeysSent = privateKey !== undefined || publicKey !== undefined;
          const row = (areKeysSent && (await findMerchant(transaction, { id }))) || before;
          const opener = await this.openerFor([row], transaction);
          const { publicKey: half } = presentMerchant(row, opener, 'not-granted');
          return { ...presentMerchant(row, opener, 'granted'), publicKey: half };
        },
      },
      write: (transaction) => updateMerchant(transaction, id, change),
    });
    return presentMerchant(changed, await this.openerFor([changed]), 'not-granted');
  }

  /** Changes one row of a bulk edit; fields that the command does not set are kept. */
  changeOfMany(row: RowOfBulk): Promise<MerchantRow> {
    const fieldsOf = ({ status }: MerchantRow) => ({ status });
    return this.writes.change({
      ...row,
      write: (transaction, before) => updateMerchant(transaction, row.by, row.targetFor(fieldsOf(before))),
      alongside: (transaction, before, after) =>
        row.alongside(transaction, { before: fieldsOf(before), after: fieldsOf(after) }, after.updatedAt),
    });
  }

  private openerFor(rows: readonly MerchantRow[], transaction?: pg.ClientBase): Promise<Opener> {
    return this.keyring.opener(
      rows.map(({ privateKeyEncrypted }) => privateKeyEncrypted),
      transaction,
    );
  }

  private accessFor(caller: Caller, rows: readonly MerchantRow[]): Promise<KeyAccess> {
    const ids = rows.filter((row) => row.privateKeyEncrypted || row.newPrivateKey).map(({ id }) => id);
    return this.keyReads.accessFor(caller, { subject: 'merchant', ids, keys: ids.length });
  }
}
