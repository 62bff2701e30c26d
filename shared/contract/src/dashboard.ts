import * as z from 'zod/mini';
import { merchantStatus } from './merchant-fields';

const newestMerchant = z.object({
  id: z.int(),
  merchantName: z.string(),
  merchantNo: z.string(),
  status: merchantStatus,
  createdAt: z.string(),
});

/** `GET /dashboard/summary`: how many merchants there are by status, and the newest ones, newest first. */
export const dashboardSummary = z.object({
  merchants: z.object({ active: z.int(), inactive: z.int() }),
  newestMerchants: z.array(newestMerchant),
});
export type DashboardSummary = z.infer<typeof dashboardSummary>;
