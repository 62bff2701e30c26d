import { formatList } from '@backoffice/i18n/format-list';
import { prefetchQuery } from '@backoffice/data';
import { hasAnyRole, may, store, usePermission, userAtom } from '@backoffice/session';
import { Avatar, makeStyles, NoPermissionPanel, tokens, uiMessages } from '@backoffice/ui';
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
  page: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  // Out of the flow, so that its end moves nothing.
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

/** Who is signed in, and as what. */
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

/** How many merchants there are, beside the newest ones for who may see merchants. */
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

/** The figures of whoever may see one of them. */
function Today({ isWanted }: { isWanted?: boolean }) {
  const parts = useTodayParts();
  return parts.length > 0 ? <TodayRow isWanted={isWanted} parts={parts} /> : null;
}

/** For everybody but administrators: who one is, the merchants, and what one has to do. */
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

/** So long at most the charts, which stand above them, keep the other parts waiting. */
const CHARTS_FIRST_MS = 1500;

/** For administrators: the series with their charts, transactions, merchants and to-dos. */
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

/** The dashboard of the signed-in user's role. While it loads, each part stands there in its size already. */
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

/** Asks for what the dashboard will show, while the page itself is still on its way. */
export async function prefetch(client: QueryClient): Promise<void> {
  if (!may('dashboard:view')) return;
  const isAdministrator = hasAnyRole(['admin']);
  // Beside the figures that they draw. The page tells a failure.
  if (isAdministrator) lazyCharts.fetch().catch(() => {});
  await Promise.all([
    isAdministrator && prefetchQuery(client, dashboardSeriesQuery),
    prefetchQuery(client, dashboardSummaryQuery),
    isAdministrator && prefetchQuery(client, latestTransactionsQuery),
    maySeeToday() && prefetchQuery(client, dashboardFiguresQuery),
  ]);
}

export const messages = [contentMessages, uiMessages];
