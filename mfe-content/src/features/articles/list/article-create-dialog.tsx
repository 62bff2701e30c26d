import { CreateDialog, useListCache } from '@backoffice/list-screen';
import { useDialogForm } from '@backoffice/ui/form';
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
import { articleListKey, type ArticleListQuery, type ListedArticle } from './article-list-query';

interface ArticleCreateDialogProps {
  query: ArticleListQuery;
  onClose: () => void;
}

/** Makes a draft, whose text is written in the form of an article. */
export function ArticleCreateDialog({ query, onClose }: ArticleCreateDialogProps) {
  const text = messages.useText();
  const cache = useListCache<ListedArticle>(articleKeys.lists);
  const [defaults] = useState(newArticleInput);
  const form = useDialogForm<ArticleDialogInput, ArticleDialogValues>({
    schema: articleDialogRules,
    defaults,
    phrase: articleDialogPhrase,
  });
  return (
    <CreateDialog
      form={form}
      onClose={onClose}
      onRow={(article) => cache.addOnTop(articleListKey(query), article)}
      send={articlesApi.create}
      texts={{
        created: text('articles.notice.created'),
        failed: text('articles.notice.create-failed'),
        createdBefore: text('articles.form.created-before'),
      }}
      title={text('articles.dialog.create-title')}
    >
      <ArticleDialogFields />
    </CreateDialog>
  );
}
