import { ExportButton } from '@backoffice/list-screen';
import { AddIcon, Button, Checkbox } from '@backoffice/ui';
import { messages } from '../../../messages';
import type { ArticleListQuery, ListedArticle } from './article-list-query';

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
      <ExportButton
        fileName="article-list"
        onExport={async (request) => {
          const { exportArticles } = await import('./export-articles');
          await exportArticles(query, rows, request);
        }}
        pageCount={rows.length}
        total={total}
      />
    </>
  );
}
