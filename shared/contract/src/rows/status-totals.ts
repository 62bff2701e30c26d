import * as z from 'zod/mini';
import { channelListRequest } from './channels';
import { merchantListRequest } from './merchants';

/** `POST /merchant/totals`: with the filters of the list, except the status. */
export const merchantTotalsRequest = z.pick(merchantListRequest, {
  merchantName: true,
  merchantNo: true,
  text: true,
  channelState: true,
});
export type MerchantTotalsRequest = z.input<typeof merchantTotalsRequest>;

/** `POST /channel/totals`: with the filters of the list, except the status. */
export const channelTotalsRequest = z.pick(channelListRequest, {
  merchantNo: true,
  merchantChannel: true,
  merchantId: true,
  merchantName: true,
  text: true,
  keyAge: true,
});
export type ChannelTotalsRequest = z.input<typeof channelTotalsRequest>;

/** Number of rows of a list by status. */
export const statusTotals = z.object({ active: z.int(), inactive: z.int() });
export type StatusTotals = z.infer<typeof statusTotals>;
