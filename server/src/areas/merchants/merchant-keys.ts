import type { SealedColumn } from '../../platform/encryption/sealed-columns.repository';

/** Returns the associated data that binds an encrypted private key to its merchant. */
export function privateKeyContext(merchantId: number): string {
  return `merchant_detail.private_key:${merchantId}`;
}

/** The column of private keys, for a change of the key that encrypts them. */
export const sealedMerchantColumn: SealedColumn = {
  table: 'merchant_detail',
  id: 'merchant_id',
  column: 'private_key_encrypted',
  contextOf: privateKeyContext,
};
