import { ExportDialog, type ExportRequest } from '@backoffice/ui/list';
import type { ArticleListQuery } from './article-list-query';
import type { ListedArticle } from './listed-article';

interface ArticleExportDialogProps {
  query: ArticleListQuery;
  /** What is on screen. */
  rows: readonly ListedArticle[];
  total: number;
  onClose: () => void;
}

/** Asks what to export and how; what makes the file is fetched when it is asked for. */
export function ArticleExportDialog({ query, rows, total, onClose }: ArticleExportDialogProps) {
  const onExport = async (request: ExportRequest) => {
    const { exportArticles } = await import('./export-articles');
    await exportArticles(query, rows, request);
  };
  return (
    <ExportDialog
      fileName="article-list"
      onClose={onClose}
      onExport={onExport}
      pageCount={rows.length}
      total={total}
    />
  );
}
