import type { MerchantStatus } from '@backoffice/contract';

/** `weight`: what a share is computed from; `plain`: all but the private keys; `full`: all. */
export type ChannelColumns = 'weight' | 'plain' | 'full';

export interface ChannelWeightRow {
  id: number;
  merchantId: number;
  merchantChannel: string;
  merchantWeight: number;
  status: MerchantStatus;
}

/** A channel as the repositories answer it; what `plain` leaves out is absent. */
export interface ChannelRow extends ChannelWeightRow {
  merchantName: string;
  merchantNo: string;
  merchantBalance: string;
  activeWeight: number;
  activeChannels: number;
  /** ISO, as `isoTimestamps` reads it. */
  createdAt: string;
  updatedAt: string;
  upPublicKey: string;
  downPublicKey: string;
  upPrivateKeyEncrypted?: string;
  downPrivateKeyEncrypted?: string;
  upPublicFingerprint: Buffer | null;
  upPrivateFingerprint: Buffer | null;
  downPublicFingerprint: Buffer | null;
  downPrivateFingerprint: Buffer | null;
  expansion: string;
}

const weight = `c.id, c.merchant_id as "merchantId", c.merchant_channel as "merchantChannel",
  c.merchant_weight as "merchantWeight", c.status`;
const plain = `${weight}, m.merchant_name as "merchantName", c.merchant_no as "merchantNo",
  c.merchant_balance as "merchantBalance", active.weight as "activeWeight", active.channels as "activeChannels",
  c.created_at as "createdAt", c.updated_at as "updatedAt",
  d.up_public_key as "upPublicKey", d.down_public_key as "downPublicKey",
  d.up_public_fingerprint as "upPublicFingerprint", d.up_private_fingerprint as "upPrivateFingerprint",
  d.down_public_fingerprint as "downPublicFingerprint", d.down_private_fingerprint as "downPrivateFingerprint",
  d.expansion`;
const columnLists: Record<ChannelColumns, string> = {
  weight,
  plain,
  full: `${plain}, d.up_private_key_encrypted as "upPrivateKeyEncrypted",
    d.down_private_key_encrypted as "downPrivateKeyEncrypted"`,
};

/** The SELECT list over `channel c` and what `channelJoins` adds. */
export function channelColumns(columns: ChannelColumns): string {
  return columnLists[columns];
}

/** What the columns need beside `channel c`; the merchant's active channels are looked up by index for the rows at hand only. */
export function channelJoins(columns: ChannelColumns): string {
  if (columns === 'weight') return '';
  return `
    left join channel_detail d on d.channel_id = c.id
    left join merchant m on m.id = c.merchant_id
    left join lateral (
      select coalesce(sum(merchant_weight), 0) as weight, count(*) as channels
      from channel sibling where sibling.merchant_id = c.merchant_id and sibling.status = 'active'
    ) active on true`;
}
