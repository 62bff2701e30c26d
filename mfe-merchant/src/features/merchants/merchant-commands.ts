import type { Merchant, MerchantStatus } from '@backoffice/contract';

/** What a row's controls ask for. */
export interface MerchantCommands {
  showHistory: (merchant: Merchant) => void;
  /** Null for those who may only look. */
  change: MerchantChanges | null;
}

interface MerchantChanges {
  edit: (merchant: Merchant) => void;
  switchStatus: (merchant: Merchant, status: MerchantStatus) => void;
  /** Takes the row off the list on screen; the server keeps it. */
  remove: (merchant: Merchant) => void;
}
