import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { StatusBadge } from '@backoffice/ui';
import { CellLink, RowActions, type Column } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { messages } from '../../../messages';
import { articleStatusTexts } from '../article-texts';
import { ImportanceStars } from '../importance-stars';
import type { ArticleCommands } from './article-commands';
import { articleRowActions } from './article-row-actions';
import { ArticleTitle } from './article-title';
import type { ListedArticle } from './listed-article';

/**
 * @param commands the same object from one rendering to the next
 * @param withReviewer whether the reviewer has a column
 */
export function useArticleColumns(commands: ArticleCommands, withReviewer: boolean): Column<ListedArticle>[] {
  const text = messages.useText();
  return useMemo(() => {
    const reviewer: Column<ListedArticle> = {
      key: 'reviewer',
      header: text('articles.field.reviewer'),
      width: 110,
      cell: (article) => article.reviewer,
    };
    const columns: Column<ListedArticle>[] = [
      {
        key: 'id',
        header: text('articles.field.id'),
        width: 72,
        align: 'end',
        sortable: true,
        cell: ({ id }) => id,
      },
      {
        key: 'timestamp',
        header: text('articles.field.date'),
        width: 172,
        cell: ({ timestamp }) => formatDateTime(timestamp),
      },
      {
        key: 'title',
        header: text('articles.field.title'),
        width: 268,
        content: 'control',
        cell: (article) => <ArticleTitle article={article} to={commands.formOf?.(article)} />,
      },
      { key: 'author', header: text('articles.field.author'), width: 110, cell: ({ author }) => author },
      ...(withReviewer ? [reviewer] : []),
      {
        key: 'importance',
        header: text('articles.field.importance'),
        width: 110,
        content: 'control',
        cell: ({ importance }) => <ImportanceStars value={importance} />,
      },
      {
        key: 'pageviews',
        header: text('articles.field.readings'),
        width: 96,
        align: 'end',
        cell: (article) => (
          <CellLink onClick={() => commands.showReadings(article)}>
            {formatNumber(article.pageviews)}
          </CellLink>
        ),
      },
      {
        key: 'status',
        header: text('articles.field.status'),
        width: 112,
        content: 'control',
        cell: ({ status }) => <StatusBadge label={text(articleStatusTexts[status])} status={status} />,
      },
      {
        key: 'actions',
        header: text('articles.field.actions'),
        width: 116,
        content: 'control',
        pinned: 'end',
        cell: (article) => <RowActions actions={articleRowActions(article, commands, text)} />,
      },
    ];
    return columns;
  }, [commands, withReviewer, text]);
}
