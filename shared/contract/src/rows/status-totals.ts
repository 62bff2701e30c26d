import * as z from 'zod/mini';
import { unselected } from '../fields/field-schemas';
import { channelListRequest } from './channels';
import { merchantListRequest } from './merchants';

const notCounted = { ...unselected, status: true } as const;

/** `POST /merchant/totals`: with the filters of the list, except the status. */
export const merchantTotalsRequest = z.omit(merchantListRequest, notCounted);
export type MerchantTotalsRequest = z.input<typeof merchantTotalsRequest>;

/** `POST /channel/totals`: with the filters of the list, except the status. */
export const channelTotalsRequest = z.omit(channelListRequest, notCounted);
export type ChannelTotalsRequest = z.input<typeof channelTotalsRequest>;

/** Number of rows of a list by status. */
export const statusTotals = z.object({ active: z.int(), inactive: z.int() });
export type StatusTotals = z.infer<typeof statusTotals>;
