import { sealedChannelColumns } from '../areas/channels/channel-keys';
import { sealedMerchantColumn } from '../areas/merchants/merchant-keys';
import { sealedCodeColumn } from '../areas/people/factors/one-time-codes.repository';
import { sealedSigningKeyColumn } from '../areas/remotes/backends/signing-keys.repository';
import { sealedWebhookColumns } from '../areas/webhooks/webhook-secrets';
import { sealedApprovalColumn } from '../platform/approvals/approvals.repository';
import { sealedPairColumn } from '../platform/key-pairs/key-pairs.repository';
import type { SealedColumn } from '../platform/encryption/sealed-columns.repository';

/** All columns of secrets: `cli rotate-key` encrypts them again, and a restore checks some of them. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedMerchantColumn,
  ...sealedChannelColumns,
  sealedSigningKeyColumn,
  sealedCodeColumn,
  sealedApprovalColumn,
  sealedPairColumn,
  ...sealedWebhookColumns,
];
