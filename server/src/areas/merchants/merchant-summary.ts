import type { DashboardSummary } from '@backoffice/contract';
import type pg from 'pg';
import { merchantSearchOf } from './merchant-search';
import { newestMerchants } from './merchants.repository';

const NEWEST = 5;

/** The merchants' part of the dashboard: exact counts by status, and the newest, newest first. */
export async function merchantSummary(pool: pg.Pool): Promise<DashboardSummary> {
  const [merchants, newest] = await Promise.all([
    merchantSearchOf(pool).totals(),
    newestMerchants(pool, { limit: NEWEST }),
  ]);
  return {
    merchants,
    newestMerchants: newest,
  };
}
