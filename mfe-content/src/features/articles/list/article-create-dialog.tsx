import { createRow, useListCache, useNewRow } from '@backoffice/list-screen';
import { rowNotices } from '@backoffice/ui';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { useState } from 'react';
import { messages } from '../../../messages';
import { articlesApi } from '../articles.api';
import { articleKeys } from '../articles.queries';
import { ArticleDialogFields } from './article-dialog-fields';
import {
  articleDialogPhrase,
  articleDialogRules,
  newArticleInput,
  type ArticleDialogInput,
  type ArticleDialogValues,
} from './article-dialog-rules';
import type { ArticleListQuery } from './article-list-query';
import type { ListedArticle } from './listed-article';

interface ArticleCreateDialogProps {
  query: ArticleListQuery;
  onClose: () => void;
}

/** Makes a draft, whose text is written in the form of an article. */
export function ArticleCreateDialog({ query, onClose }: ArticleCreateDialogProps) {
  const text = messages.useText();
  const cache = useListCache<ListedArticle>(articleKeys.lists);
  const { idempotencyKey, settle } = useNewRow<ListedArticle>({
    onCreated(article) {
      cache.addOnTop(articleKeys.list(query), article);
      rowNotices.succeeded(text('articles.notice.created'));
      onClose();
    },
    texts: {
      failed: text('articles.notice.create-failed'),
      createdBefore: text('articles.form.created-before'),
    },
  });
  const [defaults] = useState(newArticleInput);
  const form = useDialogForm<ArticleDialogInput, ArticleDialogValues>({
    schema: articleDialogRules,
    defaults,
    phrase: articleDialogPhrase,
  });
  const onSubmit = async (values: ArticleDialogValues) =>
    settle(await createRow({ send: () => articlesApi.create(values, idempotencyKey) }));
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSubmit={onSubmit}
      title={text('articles.dialog.create-title')}
    >
      <ArticleDialogFields />
    </FormDialog>
  );
}
