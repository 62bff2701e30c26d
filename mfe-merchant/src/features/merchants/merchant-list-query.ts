import {
  DEFAULT_PAGE_SIZE,
  MERCHANT_NAME_MAX,
  merchantStatus,
  PAGE_SIZES,
  paging,
  sortById,
} from '@backoffice/contract';
import * as z from 'zod/mini';

const text = z.optional(z.string().check(z.maxLength(MERCHANT_NAME_MAX)));

/** What the list shows, as its URL says it. */
export const merchantListQuery = z.object({
  page: paging.page,
  limit: z.literal(PAGE_SIZES),
  sort: sortById,
  merchantName: text,
  merchantNo: text,
  status: z.optional(merchantStatus),
});
export type MerchantListQuery = z.infer<typeof merchantListQuery>;

/** What is shown at first and after a reset. */
export const firstMerchantPage: MerchantListQuery = {
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  sort: '+id',
  merchantName: undefined,
  merchantNo: undefined,
  status: undefined,
};
