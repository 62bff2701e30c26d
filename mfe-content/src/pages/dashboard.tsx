import { formatList } from '@backoffice/i18n/format-list';
import { prefetchQuery } from '@backoffice/data';
import { Additions } from '@backoffice/list-screen/additions';
import { hasAnyRole, may, store, usePermission, userAtom } from '@backoffice/session';
import { Avatar, makeStyles, mergeClasses, NoPermissionPanel, tokens, uiMessages } from '@backoffice/ui';
import { fetchAhead, type LateCode } from '@backoffice/ui/late-code';
import { flexColumn } from '@backoffice/ui/layout-rules';
import { bodyText } from '@backoffice/ui/theme-rules';
import { type QueryClient, useIsFetching, useQuery } from '@tanstack/react-query';
import {
  dashboardFiguresQuery,
  dashboardSeriesQuery,
  dashboardSummaryQuery,
  latestTransactionsQuery,
  operationsQuery,
} from '../features/dashboard/queries/dashboard.queries';
import { messages as contentMessages } from '../messages';
import { StatusFigures } from '../features/dashboard/merchants/status-figures';
import { LazySection, lazySections } from '../features/dashboard/sections/lazy-section';
import { Card } from '../features/dashboard/elements/card';
import { Activity } from '../features/dashboard/overview/activity';
import { FigureCard } from '../features/dashboard/overview/figure-card';
import { lazyDay, useDayCode } from '../features/dashboard/overview/lazy-day';
import { lazyCharts } from '../features/dashboard/series/series-charts';
import { PaymentDay } from '../features/dashboard/overview/payment-day';
import { maySeeFigures, useMayAttend } from '../features/dashboard/overview/payment-rights';

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
  // The names of payers and merchants need the room more than the figures beside them.
  latest: {
    '@media (min-width: 75em)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  },
  stack: { ...flexColumn, rowGap: tokens.spacingHorizontalM, minWidth: 0 },
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
function Merchants() {
  const styles = useDashboardStyles();
  if (!usePermission('merchants:view')) return <StatusFigures />;
  return (
    <div className={styles.columns}>
      <LazySection section="newest" />
      <StatusFigures />
    </div>
  );
}

/** The latest transactions, beside what needs attention and the work of the team as far as the user may see them. */
function Latest() {
  const styles = useDashboardStyles();
  const mayAttend = useMayAttend();
  const maySeeWork = usePermission('auditLog:view');
  return (
    <div className={mergeClasses(styles.columns, styles.latest)}>
      <LazySection section="transactions" />
      {mayAttend && (
        <div className={styles.stack}>
          <FigureCard list="attention" />
          {maySeeWork && <FigureCard list="work" />}
        </div>
      )}
    </div>
  );
}

interface RoleDashboardProps {
  /** There are no transactions yet. */
  isFirst: boolean;
}

/** The dashboard of other users: the payments, a greeting, the latest transactions, the merchants and to-dos. */
function EditorDashboard({ isFirst }: RoleDashboardProps) {
  return (
    <>
      <PaymentDay isFirst={isFirst} />
      <Greeting />
      <Latest />
      <Merchants />
      <LazySection section="todos" />
    </>
  );
}

/** The dashboard of administrators: the payments, the latest transactions, and below them the activity. */
function AdminDashboard({ isFirst }: RoleDashboardProps) {
  const { fetched: day, hasFailed } = useDayCode();
  const activity = (
    <Activity isLast={!isFirst} isWanted={day !== undefined || hasFailed}>
      <Merchants />
      <LazySection section="todos" />
    </Activity>
  );
  return (
    <>
      <PaymentDay isFirst={isFirst} />
      {isFirst && activity}
      <Latest />
      {!isFirst && activity}
    </>
  );
}

/** Announces the loading. A component of its own, since it is rendered again with each call. */
function Announcement() {
  const styles = useDashboardStyles();
  const text = contentMessages.useText();
  const isLoading =
    useIsFetching({ queryKey: ['dashboard'], predicate: ({ state }) => state.data === undefined }) > 0;
  if (!isLoading) return null;
  return <span aria-label={text('dashboard.loading.label')} className={styles.announcement} role="status" />;
}

/** The dashboard for the signed-in user's role. Each section reserves its space while loading. */
function Dashboard() {
  const styles = useDashboardStyles();
  const isFirst = useQuery(latestTransactionsQuery).data?.total === 0;
  return (
    <>
      <Announcement />
      <div className={styles.page}>
        {hasAnyRole(['admin']) ? <AdminDashboard isFirst={isFirst} /> : <EditorDashboard isFirst={isFirst} />}
        <Additions point="dashboard-card" />
      </div>
    </>
  );
}

export function Page() {
  return usePermission('dashboard:view') ? <Dashboard /> : <NoPermissionPanel />;
}

/** Prefetches the data of the dashboard with the code of its parts, so that they are rendered together. */
export async function prefetch(client: QueryClient): Promise<void> {
  if (!may('dashboard:view')) return;
  const isAdministrator = hasAnyRole(['admin']);
  // The page reports a failure, and fetches again.
  const ahead = <T,>(late: LateCode<T>) => fetchAhead(late).catch(() => {});
  // The figures do not wait for the charts.
  if (isAdministrator) void ahead(lazyCharts);
  const shown = Promise.all([
    ahead(lazySections),
    maySeeFigures() && ahead(lazyDay),
    maySeeFigures() && prefetchQuery(client, dashboardFiguresQuery),
    isAdministrator && prefetchQuery(client, dashboardSeriesQuery),
    prefetchQuery(client, dashboardSummaryQuery),
    prefetchQuery(client, latestTransactionsQuery),
  ]);
  // Nothing waits for the state of the installation, which has a tile of its own.
  if (may('operationsStatus:view')) void prefetchQuery(client, operationsQuery);
  await shown;
}

export const messages = [contentMessages, uiMessages];
