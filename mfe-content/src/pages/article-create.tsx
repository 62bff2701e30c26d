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
import { ArticleForm, useArticleForm } from '../features/articles/form/article-form';
import { newArticle, type ArticleRequest } from '../features/articles/form/article-form-rules';

/** @param onCreated starts a new form; the created article is edited on its own page */
function NewArticle({ onCreated }: { onCreated: () => void }) {
  const navigate = useNavigate();
  const mayEdit = usePermission('articleCreate:edit');
  const expireList = useExpireArticleList();
  const [defaults] = useState(newArticle);
  const form = useArticleForm(defaults);
  const onSaved = useRef(() => {});
  const { idempotencyKey, settle } = useNewRow<Article>({
    onCreated({ id }) {
      onSaved.current();
      expireList();
      onCreated();
      void navigate(paths.articleEdit(id));
    },
    texts: {
      get failed() {
        return contentMessages.text('articles.notice.create-failed');
      },
      get createdBefore() {
        return contentMessages.text('articles.form.created-before');
      },
    },
  });
  const save = async (request: ArticleRequest, done: () => void) => {
    onSaved.current = done;
    settle(await createRow(() => articlesApi.create(request, idempotencyKey)));
  };
  return <ArticleForm article={undefined} form={form} mayEdit={mayEdit} onSave={save} />;
}

function ArticleCreate() {
  const [made, setMade] = useState(0);
  return <NewArticle key={made} onCreated={() => setMade(made + 1)} />;
}

export const Page = permittedPage('articleCreate:view', ArticleCreate);

export const messages = [contentMessages, uiMessages];
