import {
  auditGroups,
  type auditListRequest,
  type DashboardFigures,
  type dashboardFiguresQuery,
  filteredAddress,
  type KeyAge,
  LAST_DAY,
  screens,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import type { Caller } from '../../platform/http/caller';
import { busiestActors } from '../audit-log/audit-blocks.repository';
import { listAuditEntries } from '../audit-log/audit-log.repository';
import { bornBefore } from '../../platform/key-pairs/key-times';
import { channelSearchOf } from '../channels/channel-search';
import { merchantSearchOf } from '../merchants/merchant-search';
import { shownAlerts } from '../transactions/channel-alerts.repository';
import {
  sumOfAmounts,
  transactionFigures,
  transactionsByHour,
} from '../transactions/transactions.repository';
import { alertFilters } from '../transactions/watch-channels';
import { type Day, DAY_MS, dayBefore, HOUR_MS, moment, type paymentsReader } from './payments';

/** The day on which daylight saving time ends. */
const LONGEST_DAY_MS = 25 * HOUR_MS;

const PEOPLE = 2;
const MAX_ALERTS = 5;

async function ofTransactions(pool: pg.Pool, { today, now, timeZone, byType }: Day & { byType: boolean }) {
  const from = moment(today);
  const [figures, before, hours] = await Promise.all([
    transactionFigures(pool, { from }),
    transactionFigures(pool, { from: dayBefore(today, timeZone), to: dayBefore(now, timeZone) }),
    transactionsByHour(pool, { from, byType }),
  ]);
  const [main] = figures.volumes ?? [];
  const sameCurrency = before.volumes?.find(({ currency }) => currency === main?.currency);
  // Compared with today's amount.
  const amount = main ? (sameCurrency?.amount ?? sumOfAmounts([])) : before.amount;
  return { today: figures, before: { ...before, amount }, hours };
}

/** The active alerts of channels, each with the address of its transactions. */
async function ofAlerts(pool: pg.Pool) {
  const alerts = await shownAlerts(pool, { max: MAX_ALERTS });
  return alerts.map((alert) => ({
    ...alert,
    address: filteredAddress(screens.transactions, alertFilters(alert)),
  }));
}

async function ofMerchants(pool: pg.Pool) {
  const search = merchantSearchOf(pool);
  const [single, idle, none] = await Promise.all([
    search.totals({ channelState: 'single' }),
    search.totals({ channelState: 'idle' }),
    search.totals({ channelState: 'none' }),
  ]);
  return { single: single.active, idle: idle.active, none: none.active };
}

async function ofKeys(pool: pg.Pool) {
  const totalOf = async (keyAge: KeyAge) => {
    const { active, inactive } = await channelSearchOf(pool).totals({ keysBefore: bornBefore(keyAge) });
    return active + inactive;
  };
  const [year, twoYears] = await Promise.all([totalOf('over-1-year'), totalOf('over-2-years')]);
  return { 'over-1-year': year, 'over-2-years': twoYears };
}

type Entries = Pick<z.output<typeof auditListRequest>, 'action' | 'group' | 'from' | 'to' | 'within'>;

const entries = async (pool: pg.Pool, filter: Entries) =>
  (await listAuditEntries(pool, { ...filter, page: 1, limit: 0, sort: '-id' })).total;

async function ofSignIns(pool: pg.Pool, now: number) {
  const [total, refused, before] = await Promise.all([
    entries(pool, { group: 'sign-ins', within: LAST_DAY }),
    entries(pool, { action: 'sign-in-refused', within: LAST_DAY }),
    entries(pool, { action: 'sign-in-refused', from: moment(now - 2 * DAY_MS), to: moment(now - DAY_MS) }),
  ]);
  return { total, refused, before };
}

async function ofChanges(pool: pg.Pool, today: number) {
  const from = moment(today);
  const [total, people] = await Promise.all([
    entries(pool, { group: 'changes', from }),
    busiestActors(pool, { from, actions: auditGroups.changes, limit: PEOPLE }),
  ]);
  return { total, people: people.map(({ actor, entries: changes }) => ({ actor, changes })) };
}

/**
 * Reads the caller's figures, each as the list that it links to reads its total.
 *
 * @param today the beginning of the caller's day, and its time zone
 * @param readPayments reads the payments of a week
 */
export async function readFigures(
  pool: pg.Pool,
  permissions: Caller['permissions'],
  { today, timeZone = 'UTC' }: z.output<typeof dashboardFiguresQuery>,
  readPayments: ReturnType<typeof paymentsReader>,
): Promise<DashboardFigures> {
  const now = Date.now();
  const dayBegan = Math.max(Date.parse(today), now - LONGEST_DAY_MS);
  const day = { today: dayBegan, now, timeZone };
  const may = (permission: Parameters<typeof permissions.has>[0]) => permissions.has(permission);
  const [transactions, payments, channelAlerts, merchants, keys, signIns, changes] = await Promise.all([
    may('transactions:view') ? ofTransactions(pool, { ...day, byType: may('channels:view') }) : undefined,
    may('transactions:view') ? readPayments(pool, day) : undefined,
    may('transactions:view') && may('channels:view') ? ofAlerts(pool) : undefined,
    may('merchants:view') ? ofMerchants(pool) : undefined,
    may('channels:view') ? ofKeys(pool) : undefined,
    may('auditLog:view') ? ofSignIns(pool, now) : undefined,
    may('auditLog:view') ? ofChanges(pool, dayBegan) : undefined,
  ]);
  return { transactions, payments, channelAlerts, merchants, keys, signIns, changes };
}
