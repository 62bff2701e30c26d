import type { JWK } from 'jose';
import { statement } from '../../../platform/database/statement';
import type { SealedColumn } from '../../../platform/encryption/sealed-columns.repository';

export interface SigningKeyRow {
  id: number;
  publicJwk: JWK;
  privateSealed: string;
  /** The time from which it signs, and whether that has come. */
  usedFrom: string;
  isUsed: boolean;
}

/** The column of private halves, for a change of the key that encrypts them. */
export const sealedSigningKeyColumn: SealedColumn = {
  table: 'signing_key',
  id: 'id',
  column: 'private_sealed',
  contextOf: (id) => `signing_key.private_sealed:${id}`,
};

const isPublished = `not exists (
    select from signing_key next
    where next.id > signing_key.id and next.used_from <= now() - make_interval(secs => :overlap)
  )`;

/** Returns the published keys, the newest first: those that sign or soon will, and those before them for the overlap. */
export const listSigningKeys = statement<SigningKeyRow, { overlap: number }>(
  'signing-keys',
  `select id, public_jwk as "publicJwk", private_sealed as "privateSealed", used_from as "usedFrom", used_from <= now() as "isUsed"
   from signing_key where ${isPublished} order by id desc`,
).rows;

/** Stores a key that signs in so many seconds, unless another process has stored one under its id. */
export const insertSigningKey = statement<
  never,
  Pick<SigningKeyRow, 'id' | 'publicJwk' | 'privateSealed'> & { seconds: number }
>(
  'signing-key-insert',
  `insert into signing_key (id, public_jwk, private_sealed, used_from)
   values (:id, :publicJwk, :privateSealed, now() + make_interval(secs => :seconds))
   on conflict do nothing`,
).run;

export const deleteFormerSigningKeys = statement<never, { overlap: number }>(
  'signing-keys-delete',
  `delete from signing_key where not (${isPublished})`,
).run;
