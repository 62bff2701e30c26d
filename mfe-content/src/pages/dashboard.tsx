import { formatList } from '@backoffice/i18n/format-list';
import { prefetchQuery } from '@backoffice/data';
import { hasAnyRole, may, store, usePermission, userAtom } from '@backoffice/session';
import { Avatar, makeStyles, NoPermissionPanel, tokens, uiMessages } from '@backoffice/ui';
import { flexColumn } from '@backoffice/ui/layout-rules';
import { bodyText } from '@backoffice/ui/theme-rules';
import { type QueryClient, useIsFetching } from '@tanstack/react-query';
import {
  dashboardFiguresQuery,
  dashboardSeriesQuery,
  dashboardSummaryQuery,
  latestTransactionsQuery,
} from '../features/dashboard/queries/dashboard.queries';
import { messages as contentMessages } from '../messages';
import { useCallback, useEffect, useState } from 'react';
import { StatusFigures } from '../features/dashboard/merchants/status-figures';
import { LazySection } from '../features/dashboard/sections/lazy-section';
import { lazyCharts } from '../features/dashboard/series/series-charts';
import { SeriesSection } from '../features/dashboard/series/series-section';
import { Card } from '../features/dashboard/elements/card';
import { HourCard } from '../features/dashboard/overview/hour-card';
import { maySeeToday, TodayRow, useTodayParts } from '../features/dashboard/overview/today-row';

const useDashboardStyles = makeStyles({
  page: { ...flexColumn, rowGap: tokens.spacingHorizontalM, ...bodyText },
  // Out of the flow, so that removing it does not shift the layout.
  announcement: { position: 'absolute' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 74.99em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > :only-child': { gridColumnEnd: '-1', gridColumnStart: '1' },
  },
});

const useGreetingStyles = makeStyles({
  words: {
    margin: `0 ${tokens.spacingHorizontalL} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});

/** The signed-in user with roles and introduction. */
function Greeting() {
  const styles = useGreetingStyles();
  const text = contentMessages.useText();
  const user = store.get(userAtom);
  if (!user) return null;
  return (
    <Card
      actions={<Avatar image={user.avatar} name={user.name} />}
      title={text('dashboard.greeting.title', { name: user.name })}
    >
      <p className={styles.words}>
        {text('dashboard.greeting.roles', { roles: formatList(user.roles) })}
        <br />
        {user.introduction}
      </p>
    </Card>
  );
}

/** The number of merchants and, for users who may see merchants, the newest ones. */
function Merchants({ isWanted }: { isWanted?: boolean }) {
  const styles = useDashboardStyles();
  if (!usePermission('merchants:view')) return <StatusFigures />;
  return (
    <div className={styles.columns}>
      <LazySection isWanted={isWanted} section="newest" />
      <StatusFigures />
    </div>
  );
}

/** Today's figures, for users who may see any of them. */
function Today({ isWanted }: { isWanted?: boolean }) {
  const parts = useTodayParts();
  return parts.length > 0 ? <TodayRow isWanted={isWanted} parts={parts} /> : null;
}

/** The dashboard of other users: a greeting, today's figures, the merchants and to-dos. */
function EditorDashboard() {
  const styles = useDashboardStyles();
  return (
    <div className={styles.page}>
      <Greeting />
      <Today />
      <Merchants />
      <LazySection section="todos" />
    </div>
  );
}

/** The longest time in ms that other sections wait for the charts above them. */
const CHARTS_FIRST_MS = 1500;

/** The dashboard of administrators: the series with charts, transactions, merchants and to-dos. */
function AdminDashboard() {
  const styles = useDashboardStyles();
  const [isAfterCharts, setIsAfterCharts] = useState(lazyCharts.fetched !== undefined);
  const goOn = useCallback(() => setIsAfterCharts(true), []);
  useEffect(() => {
    const timer = setTimeout(goOn, CHARTS_FIRST_MS);
    return () => clearTimeout(timer);
  }, [goOn]);
  return (
    <div className={styles.page}>
      <Today isWanted={isAfterCharts} />
      <SeriesSection isAfterCharts={isAfterCharts} onCharts={goOn} />
      <div className={styles.columns}>
        <HourCard isWanted={isAfterCharts} />
        <LazySection isWanted={isAfterCharts} section="todos" />
      </div>
      <LazySection isWanted={isAfterCharts} section="transactions" />
      <Merchants isWanted={isAfterCharts} />
    </div>
  );
}

/** The dashboard for the signed-in user's role. Each section reserves its space while loading. */
function Dashboard() {
  const styles = useDashboardStyles();
  const text = contentMessages.useText();
  const isLoading =
    useIsFetching({ queryKey: ['dashboard'], predicate: ({ state }) => state.data === undefined }) > 0;
  return (
    <>
      {isLoading && (
        <span aria-label={text('dashboard.loading.label')} className={styles.announcement} role="status" />
      )}
      {hasAnyRole(['admin']) ? <AdminDashboard /> : <EditorDashboard />}
    </>
  );
}

export function Page() {
  return usePermission('dashboard:view') ? <Dashboard /> : <NoPermissionPanel />;
}

/** Prefetches the data of the dashboard while the page's code is loading. */
export async function prefetch(client: QueryClient): Promise<void> {
  if (!may('dashboard:view')) return;
  const isAdministrator = hasAnyRole(['admin']);
  // Loaded in parallel with the figures. The page reports a failure.
  if (isAdministrator) lazyCharts.fetch().catch(() => {});
  await Promise.all([
    isAdministrator && prefetchQuery(client, dashboardSeriesQuery),
    prefetchQuery(client, dashboardSummaryQuery),
    isAdministrator && prefetchQuery(client, latestTransactionsQuery),
    maySeeToday() && prefetchQuery(client, dashboardFiguresQuery),
  ]);
}

export const messages = [contentMessages, uiMessages];
