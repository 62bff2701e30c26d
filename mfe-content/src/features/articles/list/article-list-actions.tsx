import { AddIcon, ArrowDownloadIcon, Button, Checkbox } from '@backoffice/ui';
import { useState } from 'react';
import { messages } from '../../../messages';
import { ArticleExportDialog } from './article-export-dialog';
import type { ArticleListQuery } from './article-list-query';
import type { ListedArticle } from './listed-article';

interface ArticleListActionsProps {
  /** Null for those who may only look. `onIntent`: the button is pointed at or focused and may be clicked soon. */
  add: { onAdd: () => void; onIntent: () => void } | null;
  showsReviewer: boolean;
  onShowReviewer: (isShown: boolean) => void;
  query: ArticleListQuery;
  rows: readonly ListedArticle[];
  total: number;
}

/** What stands at the end of the bar of filters. */
export function ArticleListActions(props: ArticleListActionsProps) {
  const { add, showsReviewer, onShowReviewer, query, rows, total } = props;
  const text = messages.useText();
  const [isExporting, setIsExporting] = useState(false);
  return (
    <>
      <Checkbox
        checked={showsReviewer}
        label={text('articles.action.show-reviewer')}
        onChange={(_event, { checked }) => onShowReviewer(checked === true)}
      />
      {add && (
        <Button
          appearance="primary"
          icon={<AddIcon />}
          onClick={add.onAdd}
          onFocus={add.onIntent}
          onPointerEnter={add.onIntent}
        >
          {text('articles.action.add')}
        </Button>
      )}
      <Button disabled={total === 0} icon={<ArrowDownloadIcon />} onClick={() => setIsExporting(true)}>
        {text('articles.action.export')}
      </Button>
      {isExporting && (
        <ArticleExportDialog onClose={() => setIsExporting(false)} query={query} rows={rows} total={total} />
      )}
    </>
  );
}
