import { ApiError } from '@backoffice/api-client';
import { usePermission } from '@backoffice/session';
import { EmptyPanel, ErrorPanel, NoPermissionPanel } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';
import { messages } from '../../../messages';
import { paths } from '../../../paths';
import { articleOptions } from '../articles.queries';
import { ArticleEdit } from './article-edit';
import { ArticleFormSkeleton } from './article-form-skeleton';

/** The article of the address, for those who may see its form. */
export function ArticleEditPage() {
  const { id = '' } = useParams();
  const mayView = usePermission('articleEdit:view');
  if (!/^\d{1,15}$/.test(id)) return <Navigate replace to="/404" />;
  return mayView ? <StoredArticle id={Number(id)} /> : <NoPermissionPanel />;
}

function StoredArticle({ id }: { id: number }) {
  const text = messages.useText();
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
