import { useEditedRow, useListCache } from '@backoffice/list-screen';
import { rowNotices } from '@backoffice/ui';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { messages } from '../../../messages';
import { articlesApi } from '../articles.api';
import { articleKeys } from '../articles.queries';
import { ArticleDialogFields } from './article-dialog-fields';
import {
  articleDialogInput,
  articleDialogPhrase,
  articleDialogRules,
  hasDialogValues,
  type ArticleDialogInput,
  type ArticleDialogValues,
} from './article-dialog-rules';
import type { ListedArticle } from './listed-article';

interface ArticleEditDialogProps {
  article: ListedArticle;
  onClose: () => void;
}

export function ArticleEditDialog({ article, onClose }: ArticleEditDialogProps) {
  const text = messages.useText();
  const cache = useListCache<ListedArticle>(articleKeys.lists);
  const form = useDialogForm<ArticleDialogInput, ArticleDialogValues>({
    schema: articleDialogRules,
    defaults: articleDialogInput(article),
    phrase: articleDialogPhrase,
  });
  const { save, conflict } = useEditedRow<ListedArticle, ArticleDialogValues>({
    row: article,
    send: (values, { id, updatedAt }) => articlesApi.update({ id, updatedAt, ...values }),
    isDone: hasDialogValues,
    read: ({ id }) => articlesApi.detail(id),
    onSaved(saved) {
      // A status that was changed for this list alone stays.
      cache.replace({ ...saved, status: article.status });
      rowNotices.succeeded(text('articles.notice.updated'));
      onClose();
    },
    onReload(now) {
      cache.replace(now);
      form.reset(articleDialogInput(now));
    },
    texts: {
      failed: text('articles.notice.update-failed'),
      reloadFailed: text('articles.notice.reload-failed'),
      conflict: text('articles.form.conflict.title'),
    },
  });
  return (
    <FormDialog
      conflict={conflict}
      form={form}
      onClose={onClose}
      onSubmit={save}
      title={text('articles.dialog.edit-title')}
    >
      <ArticleDialogFields />
    </FormDialog>
  );
}
