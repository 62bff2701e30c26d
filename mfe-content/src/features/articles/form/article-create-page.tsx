import type { Article } from '@backoffice/contract';
import { createRow, useListCache, useNewRow } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../messages';
import { paths } from '../../../paths';
import { articlesApi } from '../articles.api';
import { articleKeys } from '../articles.queries';
import { ArticleForm, type ArticleRequest } from './article-form';
import { newArticle } from './article-form-values';

/** A new article, for those who may see its form. */
export function ArticleCreatePage() {
  return usePermission('articleCreate:view') ? <ArticleCreate /> : <NoPermissionPanel />;
}

function ArticleCreate() {
  const text = messages.useText();
  const navigate = useNavigate();
  const mayEdit = usePermission('articleCreate:edit');
  const lists = useListCache<Article>(articleKeys.lists);
  // Another one begins when this one is saved: its own page goes on with it.
  const [begun, setBegun] = useState(() => ({ defaults: newArticle(), times: 0 }));
  const onSaved = useRef(() => {});
  const { idempotencyKey, settle } = useNewRow<Article>({
    onCreated({ id }) {
      onSaved.current();
      lists.expire();
      setBegun({ defaults: newArticle(), times: begun.times + 1 });
      void navigate(paths.articleEdit(id));
    },
    texts: {
      failed: text('articles.notice.create-failed'),
      createdBefore: text('articles.form.created-before'),
    },
  });
  const save = async (request: ArticleRequest, done: () => void) => {
    onSaved.current = done;
    settle(await createRow({ send: () => articlesApi.create(request, idempotencyKey) }));
  };
  return (
    <ArticleForm
      article={undefined}
      defaults={begun.defaults}
      key={begun.times}
      mayEdit={mayEdit}
      onSave={save}
    />
  );
}
