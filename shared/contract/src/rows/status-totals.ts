import * as z from 'zod/mini';
import { channelListRequest } from './channels';
import { merchantListRequest } from './merchants';

/** `POST /merchant/totals`: as the list is narrowed, whatever the status. */
export const merchantTotalsRequest = z.pick(merchantListRequest, {
  merchantName: true,
  merchantNo: true,
  text: true,
  channelState: true,
});
export type MerchantTotalsRequest = z.input<typeof merchantTotalsRequest>;

/** `POST /channel/totals`: as the list is narrowed, whatever the status. */
export const channelTotalsRequest = z.pick(channelListRequest, {
  merchantNo: true,
  merchantChannel: true,
  merchantId: true,
  merchantName: true,
  text: true,
  keyAge: true,
});
export type ChannelTotalsRequest = z.input<typeof channelTotalsRequest>;

/** How many rows of a list each status has. */
export const statusTotals = z.object({ active: z.int(), inactive: z.int() });
export type StatusTotals = z.infer<typeof statusTotals>;
