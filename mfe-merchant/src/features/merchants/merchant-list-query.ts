import {
  DEFAULT_PAGE_SIZE,
  MERCHANT_NAME_MAX,
  merchantStatuses,
  PAGE_SIZES,
  sortsById,
  type MerchantStatus,
  type PageSize,
  type SortById,
} from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import { oneOf, pageNumber, textUpTo } from '@backoffice/list-screen';

/** What the list shows, as its URL says it. */
export interface MerchantListQuery {
  page: number;
  limit: PageSize;
  sort: SortById;
  merchantName?: string | undefined;
  merchantNo?: string | undefined;
  status?: MerchantStatus | undefined;
}

export const merchantListQuery = {
  shape: {
    page: pageNumber,
    limit: oneOf(PAGE_SIZES),
    sort: oneOf(sortsById),
    merchantName: textUpTo(MERCHANT_NAME_MAX),
    merchantNo: textUpTo(MERCHANT_NAME_MAX),
    status: oneOf(merchantStatuses),
  },
} satisfies ListSchema<MerchantListQuery>;

/** What is shown at first and after a reset. */
export const firstMerchantPage: MerchantListQuery = {
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  sort: '+id',
  merchantName: undefined,
  merchantNo: undefined,
  status: undefined,
};
