import type { Article } from '@backoffice/contract';
import { createRow, permittedPage, useNewRow } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { uiMessages } from '@backoffice/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages as contentMessages } from '../messages';
import { paths } from '../paths';
import { articlesApi } from '../features/articles/articles.api';
import { useExpireArticleList } from '../features/articles/articles.queries';
import { ArticleForm } from '../features/articles/form/article-form';
import { newArticle, type ArticleRequest } from '../features/articles/form/article-form-rules';

function ArticleCreate() {
  const text = contentMessages.useText();
  const navigate = useNavigate();
  const mayEdit = usePermission('articleCreate:edit');
  const expireList = useExpireArticleList();
  // Once saved, the article goes on in its own page, and this one starts over for another; `version` renews the form.
  const [form, setForm] = useState(() => ({ defaults: newArticle(), version: 0 }));
  const onSaved = useRef(() => {});
  const { idempotencyKey, settle } = useNewRow<Article>({
    onCreated({ id }) {
      onSaved.current();
      expireList();
      setForm({ defaults: newArticle(), version: form.version + 1 });
      void navigate(paths.articleEdit(id));
    },
    texts: {
      failed: text('articles.notice.create-failed'),
      createdBefore: text('articles.form.created-before'),
    },
  });
  const save = async (request: ArticleRequest, done: () => void) => {
    onSaved.current = done;
    settle(await createRow(() => articlesApi.create(request, idempotencyKey)));
  };
  return (
    <ArticleForm
      article={undefined}
      defaults={form.defaults}
      key={form.version}
      mayEdit={mayEdit}
      onSave={save}
    />
  );
}

export const Page = permittedPage('articleCreate:view', ArticleCreate);

export const messages = [contentMessages, uiMessages];
