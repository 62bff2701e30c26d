import { useLazyDialog, type ListCache } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { rowNotices, uiMessages } from '@backoffice/ui';
import { useMemo } from 'react';
import { messages } from '../../../messages';
import { paths } from '../../../paths';
import type { ArticleListQuery, ListedArticle } from './article-list-query';
import type { ArticleCommands } from './use-article-columns';

const loadForm = async () => (await import('./article-form-dialog')).ArticleFormDialog;
const loadReadings = async () => (await import('../readings/readings-dialog')).ReadingsDialog;
const loadPreview = async () => (await import('../preview/article-preview')).StoredArticleDialog;
const sayNoForm = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));
const sayNoDialog = () => rowNotices.failed(messages.text('articles.notice.not-loaded'));

const onScreenTexts = {
  published: 'articles.notice.shown-published',
  draft: 'articles.notice.shown-draft',
  deleted: 'articles.notice.shown-deleted',
} as const;

interface ArticleCommandsOptions {
  cache: ListCache<ListedArticle>;
  /** The list on screen, which shows a new article on top. */
  query: ArticleListQuery;
  mayEdit: boolean;
}

/** What can be done in the list, and the dialogs that it opens. */
export function useArticleCommands({ cache, query, mayEdit }: ArticleCommandsOptions) {
  const mayUseForm = usePermission('articleEdit:view');
  const form = useLazyDialog(loadForm, { warmWhenUsed: mayEdit, onFailure: sayNoForm });
  const readings = useLazyDialog(loadReadings, { warmWhenUsed: false, onFailure: sayNoDialog });
  const preview = useLazyDialog(loadPreview, { warmWhenUsed: false, onFailure: sayNoDialog });
  const { open: openForm } = form;
  const { open: openReadings } = readings;
  const { open: openPreview } = preview;

  const commands = useMemo((): ArticleCommands => {
    const change = {
      edit: (article: ListedArticle) => void openForm({ article, query }),
      mark(article: ListedArticle, status: ListedArticle['status']) {
        cache.replace({ ...article, status });
        rowNotices.succeeded(messages.text(onScreenTexts[status]));
      },
    };
    return {
      showReadings: (article) => void openReadings({ article }),
      preview: ({ id, title }) => void openPreview({ id, title }),
      change: mayEdit ? change : null,
      formOf: mayUseForm ? ({ id }) => paths.articleEdit(id) : null,
    };
  }, [mayEdit, mayUseForm, openForm, query, cache, openReadings, openPreview]);

  return {
    commands,
    add: () => void openForm({ query }),
    warm: form.warm,
    dialogs: (
      <>
        {form.dialog}
        {readings.dialog}
        {preview.dialog}
      </>
    ),
  };
}
