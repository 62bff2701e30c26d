import { EditDialog, useListCache } from '@backoffice/list-screen';
import { useDialogForm } from '@backoffice/ui/form';
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
import type { ListedArticle } from './article-list-query';

interface ArticleEditDialogProps {
  article: ListedArticle;
  onClose: () => void;
}

export function ArticleEditDialog({ article, onClose }: ArticleEditDialogProps) {
  const text = messages.useText();
  const { replace } = useListCache<ListedArticle>(articleKeys.lists);
  const form = useDialogForm<ArticleDialogInput, ArticleDialogValues>({
    schema: articleDialogRules,
    defaults: articleDialogInput(article),
    phrase: articleDialogPhrase,
  });
  return (
    <EditDialog
      form={form}
      isDone={hasDialogValues}
      onClose={onClose}
      // A status that was changed for this list alone stays.
      onRow={(now) => replace({ ...now, status: article.status })}
      read={({ id }) => articlesApi.detail(id)}
      row={article}
      send={(values, { id, updatedAt }) => articlesApi.update({ id, updatedAt, ...values })}
      texts={{
        saved: text('articles.notice.updated'),
        failed: text('articles.notice.update-failed'),
        reloadFailed: text('articles.notice.reload-failed'),
        conflict: text('articles.form.conflict.title'),
      }}
      title={text('articles.dialog.edit-title')}
      valuesOf={articleDialogInput}
    >
      <ArticleDialogFields />
    </EditDialog>
  );
}
