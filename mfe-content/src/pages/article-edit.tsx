import { ApiError } from '@backoffice/api-client';
import type { Article } from '@backoffice/contract';
import { useEditedRow, usePageName } from '@backoffice/list-screen';
import { useConflict, LazyRowChangedNotice } from '@backoffice/list-screen/form';
import { usePermission } from '@backoffice/session';
import {
  EmptyPanel,
  ErrorPanel,
  mergeClasses,
  NoPermissionPanel,
  Skeleton,
  uiMessages,
} from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { messages as contentMessages } from '../messages';
import { paths } from '../paths';
import { articlesApi } from '../features/articles/articles.api';
import { articleOptions, useExpireArticleList } from '../features/articles/articles.queries';
import { ArticleForm, useArticleForm } from '../features/articles/form/article-form';
import {
  articleFormInput,
  hasRequestValues,
  type ArticleRequest,
} from '../features/articles/form/article-form-rules';
import { useArticleFormStyles } from '../features/articles/form/article-form.styles';

/** The form of the article in the address. */
export function Page() {
  const { id = '' } = useParams();
  const mayView = usePermission('articleEdit:view');
  if (!/^\d{1,15}$/.test(id)) return <Navigate replace to="/404" />;
  return mayView ? <StoredArticle id={Number(id)} /> : <NoPermissionPanel />;
}

function StoredArticle({ id }: { id: number }) {
  const text = contentMessages.useText();
  const { data, error, isFetching, refetch } = useQuery({ ...articleOptions(id), refetchOnMount: false });
  if (data) return <ArticleEdit article={data} key={id} />;
  if (!error || isFetching) return <ArticleFormSkeleton />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyPanel
        action={<Link to={paths.articleList}>{text('articles.detail.missing.list')}</Link>}
        body={text('articles.detail.missing.body')}
        title={text('articles.detail.missing.title', { id })}
      />
    );
  }
  return (
    <ErrorPanel
      onRetry={() => void refetch()}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      title={text('articles.detail.failed')}
    />
  );
}

const loadComparison = () => import('../features/articles/form/compared-article');

/** @param article the article as loaded when the page was opened */
function ArticleEdit({ article }: { article: Article }) {
  const text = contentMessages.useText();
  const mayEdit = usePermission('articleEdit:edit');
  const expireList = useExpireArticleList();
  const [stored, setStored] = useState(article);
  usePageName(stored.title);
  const [defaults] = useState(() => articleFormInput(article));
  const form = useArticleForm(defaults);
  const met = useConflict({
    form,
    valuesOf: articleFormInput,
    fields: async () => (await loadComparison()).comparedArticle,
    history: async (row) => (await loadComparison()).articleHistory(row),
    title: text('articles.form.conflict.title'),
  });
  const onSaved = useRef(() => {});
  const {
    save: saveRow,
    conflict,
    before,
    reload,
  } = useEditedRow<Article, ArticleRequest>({
    row: article,
    send: (request, { id, updatedAt }) => articlesApi.update({ id, updatedAt, ...request }),
    isDone: hasRequestValues,
    read: ({ id }) => articlesApi.detail(id),
    onSaved(saved) {
      setStored(saved);
      expireList();
      met.clear();
      onSaved.current();
    },
    onReload: setStored,
    conflict: met,
    texts: {
      get failed() {
        return contentMessages.text('articles.notice.update-failed');
      },
      reloadFailed: text('articles.notice.reload-failed'),
      conflict: text('articles.form.conflict.title'),
    },
  });
  const save = async (request: ArticleRequest, done: () => void) => {
    met.check();
    onSaved.current = done;
    await saveRow(request);
  };
  return (
    <ArticleForm article={stored} conflict={conflict} form={form} mayEdit={mayEdit} onSave={save}>
      <LazyRowChangedNotice
        findAuthor={async () => (await (await loadComparison()).articleHistory(before))[0]?.actor}
        id={article.id}
        list="articles"
        onLook={reload}
        updatedAt={before.updatedAt}
      />
      {met.panel}
    </ArticleForm>
  );
}

const SHORT_FIELDS = ['comments', 'platforms', 'source', 'author', 'time', 'importance'];

/** The skeleton of the form while its article is loading. */
function ArticleFormSkeleton() {
  const styles = useArticleFormStyles();
  return (
    <div aria-hidden className={styles.page}>
      <div className={styles.head}>
        <Skeleton className={styles.skeletonState} />
        <Skeleton className={mergeClasses(styles.skeletonButtons, styles.buttons)} />
      </div>
      <div className={styles.fields}>
        <Skeleton className={mergeClasses(styles.skeletonField, styles.wide)} />
        {SHORT_FIELDS.map((field) => (
          <Skeleton className={styles.skeletonField} key={field} />
        ))}
        <Skeleton className={mergeClasses(styles.skeletonSummary, styles.wide)} />
        <Skeleton className={mergeClasses(styles.skeletonContent, styles.wide)} />
      </div>
    </div>
  );
}

export const messages = [contentMessages, uiMessages];
