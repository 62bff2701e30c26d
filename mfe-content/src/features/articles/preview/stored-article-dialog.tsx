import { Dialog, ErrorPanel, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../messages';
import { articleOptions } from '../articles.queries';
import { ArticlePreviewDialog } from './article-preview-dialog';
import { useArticleViewStyles } from './article-view.styles';

export interface StoredArticleDialogProps {
  id: number;
  title: string;
  onClose: () => void;
}

/** Shows an article as it is stored. */
export function StoredArticleDialog({ id, title, onClose }: StoredArticleDialogProps) {
  const styles = useArticleViewStyles();
  const text = messages.useText();
  const { data, error, isFetching, refetch } = useQuery(articleOptions(id));
  if (data) return <ArticlePreviewDialog article={data} onClose={onClose} />;
  return (
    <Dialog onDismiss={onClose} size="large" title={title}>
      {error && !isFetching ? (
        <ErrorPanel onRetry={() => void refetch()} title={text('articles.detail.failed')} />
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </Dialog>
  );
}
