import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { DeleteIcon, DocumentIcon, EditIcon, EyeIcon, PlayCircleIcon, StatusBadge } from '@backoffice/ui';
import { CellLink, RowActions, type Column, type RowAction } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { messages } from '../../../messages';
import { articleStatusTexts } from '../article-texts';
import { ArticleTitle, ImportanceStars } from './article-cells';
import type { ListedArticle } from './article-list-query';

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

const marks = [
  { status: 'published', label: 'articles.action.publish', icon: <PlayCircleIcon /> },
  { status: 'draft', label: 'articles.action.draft', icon: <DocumentIcon /> },
  { status: 'deleted', label: 'articles.action.delete', icon: <DeleteIcon />, dangerous: true },
] as const;

/** The actions of an article's row. */
function articleRowActions(
  article: ListedArticle,
  { preview, change }: ArticleCommands,
  text: typeof messages.text,
): RowAction[] {
  const show: RowAction = {
    key: 'preview',
    label: text('articles.action.preview'),
    icon: <EyeIcon />,
    onAction: () => preview(article),
  };
  if (!change) return [show];
  const { edit, mark } = change;
  return [
    { key: 'edit', label: text('articles.action.edit'), icon: <EditIcon />, onAction: () => edit(article) },
    show,
    ...marks
      .filter(({ status }) => status !== article.status)
      .map(({ status, label, ...action }) => ({
        ...action,
        key: status,
        label: text(label),
        tooltip: text('articles.action.local.hint'),
        onAction: () => mark(article, status),
      })),
  ];
}

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
