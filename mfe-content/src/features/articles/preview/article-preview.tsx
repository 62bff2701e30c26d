import { apiAddress } from '@backoffice/api-client';
import { uploadedPath, type Article } from '@backoffice/contract';
import { Moment } from '@backoffice/list-screen';
import { PrintFrame } from '@backoffice/print-frame';
import { SafeHtml } from '@backoffice/safe-html';
import { Button, Dialog, ErrorPanel, PrintIcon, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../messages';
import { articleOptions } from '../articles.queries';
import { useArticleViewStyles } from './article-preview.styles';

export type ViewedArticle = Pick<
  Article,
  'title' | 'author' | 'display_time' | 'content_short' | 'content' | 'image_uri' | 'source_uri'
>;

/** An article as its readers see it. */
function ArticleView({ article }: { article: ViewedArticle }) {
  const { title, author, display_time, content_short, content, image_uri, source_uri } = article;
  const styles = useArticleViewStyles();
  const text = messages.useText();
  const cover = uploadedPath(image_uri);
  const isAddress = /^https?:\/\//i.test(source_uri);
  return (
    <article className={styles.article}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.byline}>
        {author && <span>{author}</span>}
        {display_time && <Moment at={display_time} />}
      </p>
      {cover && <img alt={text('articles.preview.cover')} className={styles.cover} src={apiAddress(cover)} />}
      {content_short && <p className={styles.summary}>{content_short}</p>}
      <SafeHtml className={styles.content} html={content} />
      {isAddress && (
        <p className={styles.byline}>
          {text('articles.preview.source')}{' '}
          <a className={styles.link} href={source_uri} rel="noopener noreferrer" target="_blank">
            {source_uri}
          </a>
        </p>
      )}
    </article>
  );
}

export interface ArticlePreviewDialogProps {
  article: ViewedArticle;
  onClose: () => void;
}

/** Shows an article as its readers see it, with a button to print it. */
export function ArticlePreviewDialog({ article, onClose }: ArticlePreviewDialogProps) {
  const text = messages.useText();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <Dialog
      actions={
        <Button disabledFocusable={isPrinting} icon={<PrintIcon />} onClick={() => setIsPrinting(true)}>
          {text('articles.action.print')}
        </Button>
      }
      onDismiss={onClose}
      size="large"
      title={text('articles.preview.title')}
    >
      <ArticleView article={article} />
      {isPrinting && (
        <PrintFrame onPrinted={() => setIsPrinting(false)} title={article.title}>
          <ArticleView article={article} />
        </PrintFrame>
      )}
    </Dialog>
  );
}

export interface StoredArticleDialogProps {
  id: number;
  title: string;
  onClose: () => void;
}

/** Loads and shows a stored article. */
export function StoredArticleDialog({ id, title, onClose }: StoredArticleDialogProps) {
  const styles = useArticleViewStyles();
  const text = messages.useText();
  const { data, error, isFetching, refetch } = useQuery(articleOptions(id));
  if (data) return <ArticlePreviewDialog article={data} onClose={onClose} />;
  return (
    <Dialog onDismiss={onClose} size="large" title={title}>
      {error && !isFetching ? (
        <ErrorPanel onRetry={() => void refetch()} title={text('articles.detail.failed')} />
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </Dialog>
  );
}
