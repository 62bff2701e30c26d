import type { ArticleSummary, PageView } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { Dialog, ErrorPanel, makeStyles, Skeleton, tokens } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { lateComponent } from '@backoffice/ui/late-component';
import { messages } from '../../../messages';
import { articlesApi } from '../articles.api';

const useReadingsStyles = makeStyles({
  article: {
    margin: 0,
    marginBlockEnd: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  skeleton: { height: '180px' },
  none: { margin: 0 },
  both: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // The height of the chart, so that the loaded chart does not shift the layout.
  chart: { height: '180px' },
  table: {
    width: '100%',
    alignSelf: 'start',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      height: 'var(--ui-row-height, 44px)',
      padding: `0 ${tokens.spacingHorizontalS}`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      fontWeight: tokens.fontWeightRegular,
    },
    '& thead th': { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightSemibold },
  },
  label: { textAlign: 'start' },
  number: { textAlign: 'end' },
});

/** The figures as a table, with the specified column names key and pv. */
function ReadingsTable({ views }: { views: readonly PageView[] }) {
  const styles = useReadingsStyles();
  const text = messages.useText();
  return (
    <table aria-label={text('articles.readings.title')} className={styles.table}>
      <thead>
        <tr>
          <th className={styles.label} scope="col">
            {text('articles.readings.key')}
          </th>
          <th className={styles.number} scope="col">
            {text('articles.readings.pv')}
          </th>
        </tr>
      </thead>
      <tbody>
        {views.map(({ key, pv }) => (
          <tr key={key}>
            <th className={styles.label} scope="row">
              {key}
            </th>
            <td className={styles.number}>{formatNumber(pv)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ReadingsChart = lateComponent(async () => (await import('./readings-chart')).ReadingsChart);

export interface ReadingsDialogProps {
  article: Pick<ArticleSummary, 'id' | 'title'>;
  onClose: () => void;
}

/** The page views of an article by traffic source. */
export function ReadingsDialog({ article, onClose }: ReadingsDialogProps) {
  const styles = useReadingsStyles();
  const text = messages.useText();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['articles', 'readings', article.id],
    queryFn: ({ signal }) => articlesApi.pageViews(article.id, { signal }),
    retry: false,
  });
  return (
    <Dialog onDismiss={onClose} title={text('articles.readings.title')}>
      <p className={styles.article}>{article.title}</p>
      {isError && !isFetching ? (
        <ErrorPanel onRetry={() => void refetch()} title={text('articles.readings.failed')} />
      ) : !data ? (
        <Skeleton className={styles.skeleton} />
      ) : data.total === 0 ? (
        <p className={styles.none}>{text('articles.readings.none')}</p>
      ) : (
        <div className={styles.both}>
          <ReadingsTable views={data.items} />
          <div aria-hidden="true" className={styles.chart}>
            <ReadingsChart views={data.items} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
