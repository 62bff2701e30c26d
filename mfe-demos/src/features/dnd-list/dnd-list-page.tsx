import { ApiError } from '@backoffice/api-client';
import { usePermission } from '@backoffice/session';
import { ErrorPanel, NoPermissionPanel, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { DemoPage } from '../../frame/demo-page';
import { messages } from '../../messages';
import { ArticleLists } from './article-lists';
import { demoArticlesOptions } from './dnd-list.queries';
import { useDndListStyles } from './dnd-list.styles';

function LoadedLists() {
  const styles = useDndListStyles();
  const text = messages.useText();
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
export function DndListPage() {
  const text = messages.useText();
  const mayView = usePermission('articles:view');
  return (
    <DemoPage intro={text('dndList.intro')}>{mayView ? <LoadedLists /> : <NoPermissionPanel />}</DemoPage>
  );
}
