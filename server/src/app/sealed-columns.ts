import { sealedChannelColumns } from '../areas/channels/channel-keys';
import { sealedMerchantColumn } from '../areas/merchants/merchant-keys';
import type { SealedColumn } from '../platform/encryption/sealed-columns.repository';

/** Every column of secrets: a change of KEY_ENCRYPTION_KEY encrypts them anew, and a restored database is tried by them. */
export const sealedColumns: readonly SealedColumn[] = [sealedMerchantColumn, ...sealedChannelColumns];
