import type { JWK } from 'jose';
import { statement } from '../../../platform/database/statement';
import type { SealedColumn } from '../../../platform/encryption/sealed-columns.repository';

export interface SigningKeyRow {
  id: number;
  publicJwk: JWK;
  privateSealed: string;
}

/** The column of private halves, for a change of the key that encrypts them. */
export const sealedSigningKeyColumn: SealedColumn = {
  table: 'signing_key',
  id: 'id',
  column: 'private_sealed',
  contextOf: (id) => `signing_key.private_sealed:${id}`,
};

/** All keys, the newest first. */
export const listSigningKeys = statement<SigningKeyRow>(
  'signing-keys',
  'select id, public_jwk as "publicJwk", private_sealed as "privateSealed" from signing_key order by id desc',
).rows;

/** Stores a key unless another process has stored one under its id. */
export const insertSigningKey = statement<never, SigningKeyRow>(
  'signing-key-insert',
  `insert into signing_key (id, public_jwk, private_sealed) values (:id, :publicJwk, :privateSealed)
   on conflict do nothing`,
).run;
