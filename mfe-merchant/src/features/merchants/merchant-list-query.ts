import { MERCHANT_NAME_MAX, merchantStatuses, type MerchantStatus } from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import {
  firstSortedPage,
  oneOf,
  sortedPageFields,
  textUpTo,
  type SortedPageQuery,
} from '@backoffice/list-screen';

/** What the list shows, as its URL says it. */
export interface MerchantListQuery extends SortedPageQuery {
  merchantName?: string | undefined;
  merchantNo?: string | undefined;
  status?: MerchantStatus | undefined;
}

export const merchantListQuery = {
  shape: {
    ...sortedPageFields,
    merchantName: textUpTo(MERCHANT_NAME_MAX),
    merchantNo: textUpTo(MERCHANT_NAME_MAX),
    status: oneOf(merchantStatuses),
  },
} satisfies ListSchema<MerchantListQuery>;

/** What is shown at first and after a reset. */
export const firstMerchantPage: MerchantListQuery = {
  ...firstSortedPage,
  merchantName: undefined,
  merchantNo: undefined,
  status: undefined,
};
