import type { MerchantStatus } from '@backoffice/contract';

/** What a list of merchants is narrowed to. */
export interface MerchantFilter {
  /** Folded; occurs anywhere in the folded name. Empty: any name. */
  name: string;
  /** The number starts with it. Empty: any number. */
  number: string;
  status: MerchantStatus | undefined;
}
