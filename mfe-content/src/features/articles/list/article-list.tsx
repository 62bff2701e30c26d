import { formatNumber } from '@backoffice/i18n';
import { ListView, useLazyDialog, useList } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import {
  Checkbox,
  DeleteIcon,
  DocumentIcon,
  EditIcon,
  EyeIcon,
  PlayCircleIcon,
  rowNotices,
} from '@backoffice/ui';
import { CellLink, type RowAction } from '@backoffice/ui/list';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { messages } from '../../../messages';
import { paths } from '../../../paths';
import type { ListedArticle } from '../articles.queries';
import { ArticleTitle } from './article-cells';
import type { articles } from './articles';

/** The time in ms that the loading indicator stays after the rows have arrived, by the specification. */
const LOADING_LASTS_MS = 1500;

const reviewerOnly = ['reviewer'] as const;
const none = [] as const;

const loadReadings = async () => (await import('../readings/readings-dialog')).ReadingsDialog;
const loadPreview = async () => (await import('../preview/article-preview')).StoredArticleDialog;
const notifyNotLoaded = () => rowNotices.failed(messages.text('articles.notice.not-loaded'));
const dialogOptions = { ahead: false, onFailure: notifyNotLoaded };

/** Actions that change a row's status on screen only, not on the server. */
const marks = [
  {
    status: 'published',
    label: 'articles.action.publish',
    done: 'articles.notice.shown-published',
    icon: <PlayCircleIcon />,
  },
  {
    status: 'draft',
    label: 'articles.action.draft',
    done: 'articles.notice.shown-draft',
    icon: <DocumentIcon />,
  },
  {
    status: 'deleted',
    label: 'articles.action.delete',
    done: 'articles.notice.shown-deleted',
    icon: <DeleteIcon />,
    dangerous: true,
  },
] as const;

/** Stays true for `forMs` after `isOn` has become false, and after mounting, since cached rows count as just arrived. */
function useLingering(isOn: boolean, forMs: number): boolean {
  const [lingers, setLingers] = useState(true);
  if (isOn && !lingers) setLingers(true);
  useEffect(() => {
    if (isOn || !lingers) return undefined;
    const timer = setTimeout(() => setLingers(false), forMs);
    return () => clearTimeout(timer);
  }, [isOn, lingers, forMs]);
  return isOn || lingers;
}

/** @param list the list declared for one of the two screens */
export function ArticleList({ list }: { list: typeof articles }) {
  const text = messages.useText();
  const model = useList(list);
  const { answer, cache, commands } = model;
  const mayUseForm = usePermission('articleEdit:view');
  const [withReviewer, setWithReviewer] = useState(false);
  const readings = useLazyDialog(loadReadings, dialogOptions);
  const preview = useLazyDialog(loadPreview, dialogOptions);
  const { open: openReadings } = readings;
  const { open: openPreview } = preview;

  const cells = useMemo(
    () => ({
      title: (article: ListedArticle) => (
        <ArticleTitle article={article} to={mayUseForm ? paths.articleEdit(article.id) : undefined} />
      ),
      pageviews: (article: ListedArticle) => (
        <CellLink onClick={() => void openReadings({ article })}>{formatNumber(article.pageviews)}</CellLink>
      ),
    }),
    [mayUseForm, openReadings],
  );
  const rowActions = useCallback(
    (article: ListedArticle): RowAction[] => {
      const { id, title } = article;
      const show: RowAction = {
        key: 'preview',
        label: text('articles.action.preview'),
        icon: <EyeIcon />,
        onAction: () => void openPreview({ id, title }),
      };
      const { change } = commands;
      if (!change) return [show];
      const edit: RowAction = {
        key: 'edit',
        label: text('articles.action.edit'),
        icon: <EditIcon />,
        onAction: () => change.edit(article),
      };
      const otherMarks = marks.filter(({ status }) => status !== article.status);
      const mark = otherMarks.map(({ status, label, done, ...action }): RowAction => ({
        ...action,
        key: status,
        label: text(label),
        tooltip: text('articles.action.local.hint'),
        onAction() {
          cache.replace({ ...article, status });
          rowNotices.succeeded(messages.text(done));
        },
      }));
      return [edit, show, ...mark];
    },
    [text, commands, openPreview, cache],
  );

  const lingers = useLingering(answer.isFetching, LOADING_LASTS_MS);
  return (
    <ListView
      actions={
        <Checkbox
          checked={withReviewer}
          label={text('articles.action.show-reviewer')}
          onChange={(_event, { checked }) => setWithReviewer(checked === true)}
        />
      }
      cells={cells}
      hiddenColumns={withReviewer ? none : reviewerOnly}
      model={lingers && !answer.error ? { ...model, state: 'loading' } : model}
      rowActions={rowActions}
    >
      {readings.dialog}
      {preview.dialog}
    </ListView>
  );
}
