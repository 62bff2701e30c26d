import { filteredAddress, screens, type Transaction } from '@backoffice/contract';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { formatMoney, Moment, RowLink } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { EmptyPanel, makeStyles, StatusBadge, tokens } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../messages';
import { ShortTable } from '../elements/short-table';
import { LATEST_TRANSACTIONS, latestTransactionsQuery } from '../queries/dashboard.queries';
import { LoadFailure } from '../elements/load-failure';
import { MerchantLink } from '../../../merchant-link';

/** The width below which the columns do not fit. */
const NARROW = '@media (max-width: 47.99em)';
const WIDE = '@media (min-width: 48em)';
const CELL_PADDING = tokens.spacingHorizontalS;

const useTransactionsStyles = makeStyles({
  // Beside the list of what needs attention: narrow cells leave room for the names.
  head: {
    '& th': { paddingInline: CELL_PADDING },
    '& th:nth-child(1)': { width: '152px', paddingInlineStart: tokens.spacingHorizontalL },
    '& th:nth-child(2)': { width: '164px' },
    '& th:nth-last-child(3)': { width: '104px' },
    '& th:nth-last-child(2)': { width: '140px', textAlign: 'end' },
    '& th:nth-last-child(1)': { width: '116px' },
  },
  row: {
    [WIDE]: {
      '& td': { paddingInline: CELL_PADDING },
      '& td:first-child': { paddingInlineStart: tokens.spacingHorizontalL },
    },
    [NARROW]: {
      gridTemplateAreas: '"user price" "merchant status" "order time"',
      gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    },
  },
  order: { [NARROW]: { gridArea: 'order', color: tokens.colorNeutralForeground2 } },
  time: { [NARROW]: { gridArea: 'time', color: tokens.colorNeutralForeground2 } },
  // Whole names, over two lines where the row has the height of two.
  merchant: {
    [WIDE]: {
      overflowWrap: 'anywhere',
      lineHeight: '18px',
      '&, & > a': { whiteSpace: 'normal' },
    },
    [NARROW]: { gridArea: 'merchant', display: 'flex', '@media (pointer: coarse)': { height: '44px' } },
  },
  user: { [NARROW]: { gridArea: 'user', fontWeight: tokens.fontWeightSemibold } },
  price: { textAlign: 'end', [NARROW]: { gridArea: 'price', fontWeight: tokens.fontWeightSemibold } },
  status: { [NARROW]: { gridArea: 'status', textAlign: 'end' } },
});

const statusLabels = {
  success: 'dashboard.transactions.success',
  pending: 'dashboard.transactions.pending',
  failed: 'dashboard.transactions.failed',
} as const;

/** The eight latest transactions. */
export function Transactions({ label }: { label: string }) {
  const styles = useTransactionsStyles();
  const text = messages.useText();
  const maySeeList = usePermission('merchants:view');
  const maySeePage = usePermission('merchantPage:view');
  const maySeeTransaction = usePermission('transactions:view');
  const { data, error, refetch } = useQuery(latestTransactionsQuery);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.items.length === 0)
    return (
      <EmptyPanel
        body={text('dashboard.transactions.none.body')}
        title={text('dashboard.transactions.none.title')}
      />
    );
  return (
    <ShortTable
      columns={[
        {
          head: text('dashboard.transactions.order'),
          className: styles.order,
          isCut: true,
          cell: ({ id, order_no }) =>
            maySeeTransaction ? (
              <RowLink to={filteredAddress(screens.transactions, { open: String(id) })}>{order_no}</RowLink>
            ) : (
              order_no
            ),
        },
        {
          head: text('dashboard.transactions.time', { zone: shownZoneLabel() }),
          className: styles.time,
          cell: ({ timestamp }) => <Moment at={timestamp} />,
        },
        ...(maySeeList || maySeePage
          ? [
              {
                head: text('dashboard.transactions.merchant'),
                className: styles.merchant,
                cell: (transaction: Transaction) => <MerchantLink of={transaction} />,
              },
            ]
          : []),
        {
          head: text('dashboard.transactions.user'),
          className: styles.user,
          isCut: true,
          cell: ({ username }) => username,
        },
        {
          head: text('dashboard.transactions.price'),
          className: styles.price,
          cell: ({ price, currency }) => formatMoney(price, currency),
        },
        {
          head: text('dashboard.transactions.status'),
          className: styles.status,
          cell: ({ status }) => <StatusBadge label={text(statusLabels[status])} status={status} />,
        },
      ]}
      headClass={styles.head}
      label={label}
      rowClass={styles.row}
      rowKey={({ order_no }) => order_no}
      rows={data?.items}
      rowsWhileLoading={LATEST_TRANSACTIONS}
    />
  );
}
