import { Dialog, ErrorPanel, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { messages } from '../../../../messages';
import { articlesApi } from '../../articles.api';
import type { ListedArticle } from '../listed-article';
import { useReadingsStyles } from './readings.styles';
import { ReadingsTable } from './readings-table';

const ReadingsChart = lazy(async () => ({ default: (await import('./readings-chart')).ReadingsChart }));

export interface ReadingsDialogProps {
  article: ListedArticle;
  onClose: () => void;
}

/** How often an article was read, by the channel that its readers came by. */
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
            <Suspense fallback={null}>
              <ReadingsChart views={data.items} />
            </Suspense>
          </div>
        </div>
      )}
    </Dialog>
  );
}
