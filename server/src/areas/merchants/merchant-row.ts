import type { MerchantStatus } from '@backoffice/contract';

/** `option`: id, name and number; `plain`: all but the private key; `full`: all. */
export type MerchantColumns = 'option' | 'plain' | 'full';

/** A merchant as the repositories answer it; what `MerchantColumns` leaves out is absent. */
export interface MerchantRow {
  id: number;
  merchantName: string;
  merchantNo: string;
  status: MerchantStatus;
  freeDifference: number;
  /** ISO, as `isoTimestamps` reads it. */
  createdAt: string;
  updatedAt: string;
  merchantExpansionA: string;
  merchantExpansionB: string;
  merchantExpansionC: string;
  merchantExpansionD: string;
  privateKeyEncrypted?: string;
}

const option = 'm.id, m.merchant_name as "merchantName", m.merchant_no as "merchantNo"';
const plain = `${option}, m.status, m.free_difference as "freeDifference",
  m.created_at as "createdAt", m.updated_at as "updatedAt",
  d.expansion_a as "merchantExpansionA", d.expansion_b as "merchantExpansionB",
  d.expansion_c as "merchantExpansionC", d.expansion_d as "merchantExpansionD"`;
const columnLists: Record<MerchantColumns, string> = {
  option,
  plain,
  full: `${plain}, d.private_key_encrypted as "privateKeyEncrypted"`,
};

/** The SELECT list over `merchant m` and `merchant_detail d`. */
export function merchantColumns(columns: MerchantColumns): string {
  return columnLists[columns];
}
