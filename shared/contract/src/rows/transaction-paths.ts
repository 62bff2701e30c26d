/** The paths of transactions and of the figures of the dashboard. */
export const transactionPaths = {
  dashboardSummary: '/dashboard/summary',
  dashboardFigures: '/dashboard/figures',
  dashboardSeries: '/dashboard/series',
  transactionList: '/transaction/list',
  transactionFigures: '/transaction/figures',
  transactionDetail: '/transaction/detail',
  transactionFind: '/transaction/find',
} as const;

/** Takes payments from programs. Separate, because no page calls it. */
export const TRANSACTION_REPORTS_PATH = '/transactions';
