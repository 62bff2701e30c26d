import { apiPaths, type ArticleSummary, type ListPage } from '@backoffice/contract';
import { useState } from 'react';
import { api, ApiError } from '@backoffice/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ErrorPanel, makeStyles, NoPermissionPanel, Skeleton, uiMessages } from '@backoffice/ui';
import { usePermission } from '@backoffice/session';
import type { Board } from '../board/board';
import { BoardView } from '../board/board-view';
import { messages as demoMessages } from '../messages';
import { DemoPage } from '../demo-page';

/** So many begin in the first list, the rest in the pool. */
const CHOSEN = 5;

export function ArticleLists({ articles }: { articles: readonly ArticleSummary[] }) {
  const text = demoMessages.useText();
  const [lists, setLists] = useState(() => {
    const items = articles.map(({ id, author, title }) => ({
      id: String(id),
      title: `${id} [${author}] ${title}`,
    }));
    return [items.slice(0, CHOSEN), items.slice(CHOSEN)] as const;
  });
  const board: Board = [
    { id: 'first', title: text('dndList.first'), items: lists[0] },
    { id: 'pool', title: text('dndList.pool'), items: lists[1] },
  ];
  const keep = (next: Board) => setLists([[...next[0]!.items], [...next[1]!.items]]);
  return <BoardView board={board} onChange={keep} />;
}

const ARTICLES = 20;

/** The first articles; in an order of its own they are the page's, so that they are not asked for again. */
export const demoArticlesOptions = queryOptions({
  queryKey: ['demos', 'articles'],
  queryFn: ({ signal }): Promise<ListPage<ArticleSummary>> =>
    api.get(apiPaths.articleList, { signal, query: { page: 1, limit: ARTICLES } }),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
});

const useDndListStyles = makeStyles({ skeleton: { height: '480px' } });

function LoadedLists() {
  const styles = useDndListStyles();
  const text = demoMessages.useText();
  const { data, error, refetch } = useQuery(demoArticlesOptions);
  if (data) return <ArticleLists articles={data.items} />;
  if (error) {
    return (
      <ErrorPanel
        body={error instanceof ApiError && error.kind === 'refused' ? error.message : undefined}
        onRetry={() => void refetch()}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        title={text('dndList.failed')}
      />
    );
  }
  return (
    <div aria-busy="true" aria-label={text('dndList.loading')} role="status">
      <Skeleton className={styles.skeleton} />
    </div>
  );
}

/** Articles in two lists. */
export function Page() {
  const text = demoMessages.useText();
  const mayView = usePermission('articles:view');
  return (
    <DemoPage intro={text('dndList.intro')}>{mayView ? <LoadedLists /> : <NoPermissionPanel />}</DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
