import type { ListedArticle } from './listed-article';

/** What a row's controls ask for. */
export interface ArticleCommands {
  showReadings: (article: ListedArticle) => void;
  preview: (article: ListedArticle) => void;
  /** Null for those who may only look. */
  change: ArticleChanges | null;
  /** Null for those who may not use the form of an article. */
  formOf: ((article: ListedArticle) => string) | null;
}

interface ArticleChanges {
  edit: (article: ListedArticle) => void;
  /** On screen only: the server keeps its own status. */
  mark: (article: ListedArticle, status: ListedArticle['status']) => void;
}
