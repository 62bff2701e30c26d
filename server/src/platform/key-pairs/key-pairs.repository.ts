import type { PairName } from '@backoffice/contract/key-pair';
import { statement } from '../database/statement';
import type { SealedColumn } from '../encryption/sealed-columns.repository';

/** A pair beside the current one; the row of a current pair has no private key. */
export interface StoredPair {
  id: number;
  pair: PairName;
  state: 'next' | 'current' | 'former';
  publicKey: string;
  fingerprint: Buffer;
  /** The encrypted private key; empty where there is none. */
  sealed: string;
  createdAt: string;
  validUntil: string | null;
}

interface Owner {
  owner: string;
  ownerId: number;
}

/** The column of private keys beside the current ones, for a change of the key that encrypts them. */
export const sealedPairColumn: SealedColumn = {
  table: 'key_renewal',
  id: 'id',
  column: 'private_key_encrypted',
  contextOf: (id) => `key_renewal.private_key:${id}`,
};

/** The pairs of an owner that have not ended. */
export const storedPairs = statement<StoredPair, Owner>(
  'key-pairs-of-owner',
  `select id, pair, state, public_key as "publicKey", fingerprint, private_key_encrypted as sealed,
     created_at as "createdAt", valid_until as "validUntil"
   from key_renewal where owner = :owner and owner_id = :ownerId and state <> 'ended' order by id`,
).rows;

type KeptPair = Pick<StoredPair, 'id' | 'pair' | 'publicKey' | 'fingerprint' | 'sealed'>;

/** Stores the next pair. */
export const insertNext = statement<never, Owner & KeptPair>(
  'key-pair-next',
  `insert into key_renewal (id, owner, owner_id, pair, state, public_key, fingerprint, private_key_encrypted)
   values (:id, :owner, :ownerId, :pair, 'next', :publicKey, :fingerprint, :sealed)`,
).run;

/** Stores the pair that was current as a former one; without days it has ended. */
export const keepFormer = statement<never, Owner & KeptPair & { createdAt: string; days: number }>(
  'key-pair-former',
  `insert into key_renewal
     (id, owner, owner_id, pair, state, public_key, fingerprint, private_key_encrypted, created_at, valid_until)
   values (:id, :owner, :ownerId, :pair, case when :days > 0 then 'former' else 'ended' end, :publicKey, :fingerprint, :sealed,
     :createdAt, now() + make_interval(days => :days))
   on conflict (id) do update set state = excluded.state, public_key = excluded.public_key,
     private_key_encrypted = excluded.private_key_encrypted, valid_until = excluded.valid_until`,
).run;

/** Marks a pair as the current one, whose private key is in the columns of its owner. */
export const markCurrent = statement<never, { id: number }>(
  'key-pair-current',
  `update key_renewal set state = 'current', private_key_encrypted = '', activated_at = now(), valid_until = null
   where id = :id`,
).run;

export const endPair = statement<never, { id: number }>(
  'key-pair-end',
  `update key_renewal set state = 'ended', private_key_encrypted = '', valid_until = coalesce(valid_until, now())
   where id = :id`,
).run;

export const deleteNext = statement<never, { id: number }>(
  'key-pair-discard',
  `delete from key_renewal where id = :id and state = 'next'`,
).run;

/** Owners with former pairs whose end has come. */
export const ownersWithEnd = statement<{ id: number }, { owner: string; limit: number }>(
  'key-pair-owners-due',
  `select distinct owner_id as id from key_renewal
   where state = 'former' and valid_until <= now() and owner = :owner order by 1 limit :limit`,
).rows;

/** Ends the former pairs of an owner whose end has come: their private keys are deleted. */
export const endFormer = statement<never, Owner>(
  'key-pairs-end-former',
  `update key_renewal set state = 'ended', private_key_encrypted = ''
   where owner = :owner and owner_id = :ownerId and state = 'former' and valid_until <= now()`,
).run;

/** SQL: the end of the last former pair of an owner. */
export const lastEnd = (owner: 'merchant' | 'channel', id: string) =>
  `(select max(valid_until) from key_renewal where owner = '${owner}' and owner_id = ${id} and state = 'former')`;

/** SQL: the pairs of an owner as JSON, for a statement that reads its current pair, so that both are of one moment. */
export const pairsAsJson = (owner: 'merchant' | 'channel', id: string) =>
  `(select jsonb_agg(jsonb_build_object('id', id, 'pair', pair, 'state', state, 'publicKey', public_key,
      'fingerprint', encode(fingerprint, 'hex'), 'createdAt', created_at, 'validUntil', valid_until))
    from key_renewal where owner = '${owner}' and owner_id = ${id} and state <> 'ended')`;

/** The result of `pairsAsJson`. */
export type PairsAsJson = (Omit<StoredPair, 'fingerprint' | 'sealed'> & { fingerprint: string })[] | null;

const iso = (time: string) => new Date(time).toISOString();

/** Returns pairs that were read as JSON, without their private keys. */
export function pairsOfJson(pairs: PairsAsJson): StoredPair[] {
  return (pairs ?? []).map((pair) => ({
    ...pair,
    fingerprint: Buffer.from(pair.fingerprint, 'hex'),
    sealed: '',
    createdAt: iso(pair.createdAt),
    validUntil: pair.validUntil && iso(pair.validUntil),
  }));
}
