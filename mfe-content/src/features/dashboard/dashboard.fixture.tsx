import {
  apiPaths,
  transactionPaths,
  type DashboardFigures,
  type DashboardSeries,
  type DashboardSummary,
  type Permission,
  type Transaction,
} from '@backoffice/contract';
import type { OperationsStatus } from '@backoffice/contract/operations';
import { fakeApi, renderPage, type RenderPageOptions } from '@backoffice/testing';
import { messages, Page } from '../../pages/dashboard';
import { todayMessages } from './today/today-messages';

export const summary: DashboardSummary = {
  merchants: { active: 1500, inactive: 500 },
  newestMerchants: [
    {
      id: 7,
      merchantName: 'Northern Lights Trading',
      merchantNo: 'M0000000007',
      status: 'active',
      createdAt: new Date(2026, 10, 21, 15, 4, 3).toISOString(),
    },
    {
      id: 6,
      merchantName: 'Old Harbour Foods',
      merchantNo: 'M0000000006',
      status: 'inactive',
      createdAt: new Date(2026, 10, 20, 0, 0, 0).toISOString(),
    },
  ],
};

export const figures: DashboardFigures = {
  transactions: {
    today: { success: 1180, pending: 44, failed: 10, amount: '1234567.80' },
    before: { success: 1000, pending: 0, amount: '1000.00' },
    hours: [
      { hour: 0, channelType: 'alipay', transactions: 1000 },
      { hour: 0, channelType: null, transactions: 234 },
    ],
  },
  payments: {
    hours: Array.from({ length: 24 }, (_, hour) => ({
      today: hour === 0 ? '1234567.80' : '0.00',
      yesterday: '100.00',
    })),
    days: [
      ...Array.from({ length: 6 }, () => ({ success: 95, pending: 0, failed: 5 })),
      { success: 1180, pending: 44, failed: 10 },
    ],
    overdue: 7,
  },
  merchants: { single: 12, idle: 3, none: 1204 },
  keys: { 'over-1-year': 31, 'over-2-years': 0 },
  signIns: { total: 300, refused: 9, before: 4 },
  changes: { total: 15, people: [{ actor: 'wang', changes: 14 }] },
};

export const transactions: Transaction[] = [
  {
    id: 2,
    order_no: '2026112100000000000001',
    timestamp: new Date(2026, 10, 21, 9, 8, 7).toISOString(),
    merchantId: 15,
    merchantName: 'Northern Lights',
    username: 'Ana Torres',
    price: '12345.60',
    currency: null,
    status: 'pending',
  },
  {
    id: 1,
    order_no: '2026112000000000000002',
    timestamp: new Date(2026, 10, 20, 9, 8, 7).toISOString(),
    username: '王小明',
    price: '99.00',
    currency: null,
    status: 'success',
  },
];

/** The status of an installation with a critical alert and a warning; the rest is not read here. */
const operations = {
  alarms: [{ severity: 'critical' }, { severity: 'warning' }],
} as unknown as OperationsStatus;

const days = (count: (day: number) => number) => Array.from({ length: 365 }, (_, day) => count(day));
/** New visits double in the last thirty days; purchases fall. */
export const series: DashboardSeries = {
  firstDay: '2025-11-22',
  newVisitis: days((day) => (day < 335 ? 50 : 100)),
  messages: days(() => 40),
  purchases: days((day) => (day < 335 ? 40 : 30)),
  shoppings: days(() => 30),
};

const all: Permission[] = ['dashboard:view', 'merchants:view'];

/** Answers all calls of the dashboard, and turns off the counting animation. */
export function answerDashboard(): void {
  // The counting animation has tests of its own.
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('reduced-motion'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  fakeApi.get(transactionPaths.dashboardSummary, () => summary);
  fakeApi.get(transactionPaths.dashboardFigures, () => figures);
  fakeApi.get(transactionPaths.dashboardSeries, () => series);
  fakeApi.get(apiPaths.operations, () => operations);
  fakeApi.get(transactionPaths.transactionList, () => ({ items: transactions, total: 200 }));
}

export const openDashboard = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, {
    // Includes the messages that a section's code loads, since loaded code stays between tests.
    messages: [...messages, todayMessages],
    permissions: all,
    roles: ['admin'],
    ...options,
  });
