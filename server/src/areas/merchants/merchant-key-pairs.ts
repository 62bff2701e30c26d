import { keyPairPaths } from '@backoffice/contract/key-pair-values';
import {
  keyPairs,
  merchantPairPrepareRequest,
  merchantPairRequest,
  merchantPairSwitchRequest,
} from '@backoffice/contract/key-pairs';
import type { FastifyInstance } from 'fastify';
import { nextVersion } from '../../platform/database/new-rows';
import { statement } from '../../platform/database/statement';
import { keyTail } from '../../platform/encryption/key-tail';
import type { Keyring } from '../../platform/encryption/keyring';
import { declareRoute } from '../../platform/http/declare-route';
import type { KeyOwnerArea } from '../../platform/key-pairs/key-owner';
import { lastEnd } from '../../platform/key-pairs/key-pairs.repository';
import { declareSwitches } from '../../platform/key-pairs/declare-switches';
import { type KeyRenewals, renewKeys } from '../../platform/key-pairs/renew-keys';
import { warnOfMerchantKeys } from '../../platform/key-pairs/warn-of-keys';
import type { Services } from '../../platform/services';
import { keyMarkOf } from './merchant-key-marks';
import { privateKeyContext } from './merchant-keys';

interface LockedOwner {
  id: number;
  name: string;
  updatedAt: string;
  sealed: string;
  createdAt: string;
  /** Null until the mark of the key is written. */
  publicKey: string | null;
  fingerprint: Buffer | null;
}

const lockOwner = statement<LockedOwner, { id: number }>(
  'merchant-key-owner-lock',
  `select m.id, m.merchant_name as name, m.updated_at as "updatedAt", d.private_key_encrypted as sealed,
     coalesce(m.key_changed_at, m.created_at) as "createdAt", k.public_key as "publicKey", k.fingerprint
   from merchant m join merchant_detail d on d.merchant_id = m.id left join merchant_key_mark k on k.merchant_id = m.id
   where m.id = :id for update of m, d`,
).oneOrNone;

const replaceKey = statement<
  never,
  { id: number; sealed: string; publicKey: string; fingerprint: Buffer; tail: string }
>(
  'merchant-key-replace',
  `with m as (
     update merchant set updated_at = ${nextVersion}, key_changed_at = now() where id = :id returning id
   ),
   d as (
     update merchant_detail set private_key_encrypted = :sealed from m where merchant_id = m.id returning merchant_id
   ),
   f as (
     update merchant_finding set key_fingerprint = :fingerprint::bytea from m where merchant_id = m.id
   )
   insert into merchant_key_mark (merchant_id, public_key, fingerprint, tail)
   select merchant_id, :publicKey, :fingerprint, :tail from d
   on conflict (merchant_id) do update
   set public_key = excluded.public_key, fingerprint = excluded.fingerprint, tail = excluded.tail`,
).run;

const touch = statement<never, { id: number }>(
  'merchant-key-owner-touch',
  `update merchant set updated_at = ${nextVersion} where id = :id`,
).run;

const noteEnd = statement<never, { id: number }>(
  'merchant-former-key-end',
  `update merchant set former_key_until = ${lastEnd('merchant', ':id')} where id = :id`,
).run;

/** Merchants as owners of key pairs. */
export const merchantKeyArea = (keyring: Keyring): KeyOwnerArea => ({
  subject: 'merchant',
  fields: { own: { next: 'nextKey', former: 'formerKeys' } },
  async lock(transaction, id) {
    const row = await lockOwner(transaction, { id });
    if (!row) return null;
    const { name, updatedAt, sealed, createdAt } = row;
    let { publicKey, fingerprint } = row;
    if (publicKey === null) {
      const opener = await keyring.opener([sealed], transaction);
      const mark = keyMarkOf(opener.decrypt(sealed, privateKeyContext(id)));
      publicKey = mark?.publicKey ?? '';
      fingerprint = mark?.fingerprint ?? null;
    }
    return {
      id,
      name,
      updatedAt,
      current: { own: { publicKey, fingerprint, sealed, createdAt, history: { privateKey: fingerprint } } },
    };
  },
  contextOf: (_pair, id) => privateKeyContext(id),
  replace: (transaction, id, { sealed, publicKey, privateKey, fingerprint }) =>
    replaceKey(transaction, { id, sealed, publicKey, fingerprint, tail: keyTail(privateKey) }),
  touch: (transaction, id) => touch(transaction, { id }),
  noteEnd: (transaction, id) => noteEnd(transaction, { id }),
});

/** Declares the calls that renew the key pair of a merchant, and the job that ends former pairs. */
export function declareMerchantKeyPairs(app: FastifyInstance, services: Services): KeyRenewals {
  const renewals = renewKeys(services, merchantKeyArea(services.keyring));
  const paths = keyPairPaths.merchant;
  const pair = 'own' as const;

  declareRoute(app, 'POST', paths.prepare, {
    summary: 'Generate the next key pair of a merchant. 409 while there is one',
    body: merchantPairPrepareRequest,
    data: keyPairs,
    failures: [404, 409, 428],
    handle: ({ body, caller }) => renewals.prepare(caller, { ...body, pair }),
  });
  declareSwitches(app, {
    renewals,
    owner: { one: 'a merchant', all: 'merchants' },
    paths,
    bodies: { pair: merchantPairRequest, switch: merchantPairSwitchRequest },
    warn: () => warnOfMerchantKeys(services.pool, services.settings.keyMaxAgeDays),
  });
  return renewals;
}
