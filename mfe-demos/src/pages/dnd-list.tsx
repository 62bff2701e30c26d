import { articlePaths, type ArticleSummary, type ListPage } from '@backoffice/contract';
import { api } from '@backoffice/api-client';
import { LoadFailure } from '@backoffice/list-screen';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { makeStyles, NoPermissionPanel, Skeleton, uiMessages } from '@backoffice/ui';
import { usePermission } from '@backoffice/session';
import { BoardView } from '../board/board-view';
import { messages as demoMessages } from '../messages';
import { DemoPage } from '../demo-page';

/** The number of articles that start in the first list; the rest start in the pool. */
const CHOSEN = 5;

function ArticleLists({ articles }: { articles: readonly ArticleSummary[] }) {
  const text = demoMessages.useText();
  const items = articles.map(({ id, author, title }) => ({
    id: String(id),
    title: `${id} [${author}] ${title}`,
  }));
  const start = [
    { id: 'first', title: text('dndList.first'), items: items.slice(0, CHOSEN) },
    { id: 'pool', title: text('dndList.pool'), items: items.slice(CHOSEN) },
  ];
  return <BoardView start={start} />;
}

const ARTICLES = 20;

/** The first articles, fetched once: refetching would discard the user's order. */
const demoArticlesOptions = queryOptions({
  queryKey: ['demos', 'articles'],
  queryFn: ({ signal }): Promise<ListPage<ArticleSummary>> =>
    api.get(articlePaths.articleList, { signal, shown: true, query: { page: 1, limit: ARTICLES } }),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
});

const useDndListStyles = makeStyles({ skeleton: { height: '480px' } });

function LoadedLists() {
  const styles = useDndListStyles();
  const text = demoMessages.useText();
  const { data, error, refetch } = useQuery(demoArticlesOptions);
  if (data) return <ArticleLists articles={data.items} />;
  if (error)
    return <LoadFailure error={error} onRetry={() => void refetch()} title={text('dndList.failed')} />;
  return (
    <div aria-busy="true" aria-label={text('dndList.loading')} role="status">
      <Skeleton className={styles.skeleton} />
    </div>
  );
}

/** Demonstrates dragging articles between two lists. */
export function Page() {
  const text = demoMessages.useText();
  const mayView = usePermission('articles:view');
  return (
    <DemoPage intro={text('dndList.intro')}>{mayView ? <LoadedLists /> : <NoPermissionPanel />}</DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
