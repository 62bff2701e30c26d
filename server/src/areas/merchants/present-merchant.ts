import type { Merchant } from '@backoffice/contract';
import type { Keyring } from '../../platform/encryption/keyring';
import type { MerchantRow } from './merchant-row';
import { privateKeyPlace } from './private-key-place';

/** The merchant as clients see it, its private key readable where the row has it. */
export function presentMerchant(row: MerchantRow, keyring: Keyring): Merchant {
  const { id, privateKeyEncrypted } = row;
  return {
    id,
    merchantName: row.merchantName,
    merchantNo: row.merchantNo,
    ...(privateKeyEncrypted && { privateKey: keyring.decrypt(privateKeyEncrypted, privateKeyPlace(id)) }),
    freeDifference: row.freeDifference,
    merchantExpansionA: row.merchantExpansionA,
    merchantExpansionB: row.merchantExpansionB,
    merchantExpansionC: row.merchantExpansionC,
    merchantExpansionD: row.merchantExpansionD,
    status: row.status,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
