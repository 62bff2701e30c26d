import type { ArticleStatus, ArticleSummary } from '@backoffice/contract';

/** An article on screen, where its status may have been changed for this list alone. */
export interface ListedArticle extends Omit<ArticleSummary, 'status'> {
  status: ArticleStatus | 'deleted';
}
