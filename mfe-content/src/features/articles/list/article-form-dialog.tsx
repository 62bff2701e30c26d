import { ArticleCreateDialog } from './article-create-dialog';
import { ArticleEditDialog } from './article-edit-dialog';
import type { ArticleListQuery, ListedArticle } from './article-list-query';

export interface ArticleFormDialogProps {
  /** Absent for a new one. */
  article?: ListedArticle;
  /** The list on screen, which shows a new article on top. */
  query: ArticleListQuery;
  onClose: () => void;
}

export function ArticleFormDialog({ article, query, onClose }: ArticleFormDialogProps) {
  return article ? (
    <ArticleEditDialog article={article} onClose={onClose} />
  ) : (
    <ArticleCreateDialog onClose={onClose} query={query} />
  );
}
