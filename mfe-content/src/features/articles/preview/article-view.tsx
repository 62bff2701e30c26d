import { apiAddress } from '@backoffice/api-client';
import { uploadedPath, type Article } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { SafeHtml } from '@backoffice/safe-html';
import { messages } from '../../../messages';
import { useArticleViewStyles } from './article-view.styles';

export type ViewedArticle = Pick<
  Article,
  'title' | 'author' | 'display_time' | 'content_short' | 'content' | 'image_uri' | 'source_uri'
>;

/** An article as its readers see it. */
export function ArticleView({ article }: { article: ViewedArticle }) {
  const { title, author, display_time, content_short, content, image_uri, source_uri } = article;
  const styles = useArticleViewStyles();
  const text = messages.useText();
  const cover = uploadedPath(image_uri);
  const isAddress = /^https?:\/\//i.test(source_uri);
  return (
    <article className={styles.article}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.facts}>
        {author && <span>{author}</span>}
        {display_time && <time dateTime={display_time}>{formatDateTime(display_time)}</time>}
      </p>
      {cover && <img alt={text('articles.preview.cover')} className={styles.cover} src={apiAddress(cover)} />}
      {content_short && <p className={styles.summary}>{content_short}</p>}
      <SafeHtml className={styles.content} html={content} />
      {isAddress && (
        <p className={styles.facts}>
          {text('articles.preview.source')}{' '}
          <a className={styles.link} href={source_uri} rel="noopener noreferrer" target="_blank">
            {source_uri}
          </a>
        </p>
      )}
    </article>
  );
}
