import { Moment } from '@backoffice/list-screen';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { usePermission } from '@backoffice/session';
import { EmptyPanel, makeStyles, StatusBadge, tokens } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messages } from '../../../messages';
import { ShortTable } from '../elements/short-table';
import { paths } from '../../../paths';
import { dashboardSummaryQuery } from '../queries/dashboard.queries';
import { LoadFailure } from '../elements/load-failure';

/** The width below which the name does not fit beside the other columns. */
const NARROW = '@media (max-width: 47.99em)';

const useNewestMerchantsStyles = makeStyles({
  links: {
    position: 'absolute',
    top: '14px',
    right: tokens.spacingHorizontalL,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    // In some languages the title takes the whole line.
    [NARROW]: {
      position: 'static',
      alignSelf: 'flex-end',
      margin: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    },
  },
  link: {
    // Together with the line of text, a target of 24 px.
    padding: '4px 0',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  head: {
    '& th:nth-child(1)': { width: '80px', textAlign: 'end' },
    '& th:nth-child(3)': { width: '184px' },
    '& th:nth-child(4)': { width: '120px' },
    '& th:nth-child(5)': { width: '200px' },
  },
  row: {
    [NARROW]: {
      gridTemplateAreas: '"name status" "number number" "created id"',
      rowGap: tokens.spacingVerticalXXS,
    },
  },
  id: { textAlign: 'end', [NARROW]: { gridArea: 'id' } },
  name: { [NARROW]: { gridArea: 'name', fontWeight: tokens.fontWeightSemibold } },
  number: { [NARROW]: { gridArea: 'number' } },
  status: { [NARROW]: { gridArea: 'status', display: 'flex', alignItems: 'center' } },
  created: { [NARROW]: { gridArea: 'created', color: tokens.colorNeutralForeground2 } },
});

const statusLabels = { active: 'dashboard.status.active', inactive: 'dashboard.status.inactive' } as const;

/** The number of merchants that the server returns. */
const ROWS_WHILE_LOADING = 5;

/** The newest merchants, with links to create one and to the list. */
export function NewestMerchants({ label }: { label: string }) {
  const styles = useNewestMerchantsStyles();
  const text = messages.useText();
  const { data, error, refetch } = useQuery(dashboardSummaryQuery);
  const merchants = data?.newestMerchants;
  const mayAdd = usePermission('merchants:edit');
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {merchants?.length === 0 ? (
        <EmptyPanel body={text('dashboard.empty.body')} title={text('dashboard.empty.title')} />
      ) : (
        <ShortTable
          columns={[
            { head: text('dashboard.newest.id'), className: styles.id, cell: ({ id }) => id },
            {
              head: text('dashboard.newest.name'),
              className: styles.name,
              isCut: true,
              cell: ({ merchantName }) => merchantName,
            },
            {
              head: text('dashboard.newest.number'),
              className: styles.number,
              cell: ({ merchantNo }) => merchantNo,
            },
            {
              head: text('dashboard.newest.status'),
              className: styles.status,
              cell: ({ status }) => <StatusBadge label={text(statusLabels[status])} status={status} />,
            },
            {
              head: text('dashboard.newest.created', { zone: shownZoneLabel() }),
              className: styles.created,
              cell: ({ createdAt }) => <Moment at={createdAt} />,
            },
          ]}
          headClass={styles.head}
          label={label}
          rowClass={styles.row}
          rowKey={({ id }) => id}
          rows={merchants}
          rowsWhileLoading={ROWS_WHILE_LOADING}
        />
      )}
      <div className={styles.links}>
        {mayAdd && (
          <Link className={styles.link} data-action="add" to={paths.newMerchant}>
            {text('dashboard.newest.add')}
          </Link>
        )}
        <Link className={styles.link} to={paths.merchantList}>
          {text('dashboard.newest.all')}
        </Link>
      </div>
    </>
  );
}
