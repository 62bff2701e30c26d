import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { ArticleList } from './article-list';

/** The articles, for those who may see them. */
export function ArticleListPage() {
  return usePermission('articles:view') ? <ArticleList screen="articles" /> : <NoPermissionPanel />;
}
