import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { ArticleList } from './article-list';

/** The articles among the tables, for those who may see them there. */
export function ArticleTablePage() {
  return usePermission('articleTable:view') ? <ArticleList screen="articleTable" /> : <NoPermissionPanel />;
}
