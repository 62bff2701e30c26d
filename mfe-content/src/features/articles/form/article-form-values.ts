import type { Article, ArticleCreateRequest, ArticleStatus } from '@backoffice/contract';
import { sanitiseHtml } from '@backoffice/safe-html';
import { fromLocalTime, toLocalTime } from '../local-time';
import type { ArticleFormInput } from './article-form-rules';

export function newArticle(): ArticleFormInput {
  return {
    title: '',
    content: '',
    image_uri: '',
    content_short: '',
    author: null,
    display_time: '',
    importance: 0,
    comments: 'open',
    platforms: ['a-platform'],
    source_uri: '',
  };
}

/** What the form shows of an article. */
export function articleFormInput(article: Article): ArticleFormInput {
  const { title, content, image_uri, content_short, author, importance, platforms, source_uri } = article;
  return {
    title,
    content: sanitiseHtml(content),
    image_uri,
    content_short,
    author: author || null,
    display_time: toLocalTime(article.display_time),
    importance,
    comments: article.comment_disabled ? 'closed' : 'open',
    platforms,
    source_uri,
  };
}

/** What is sent of the form. */
export function articleRequest(input: ArticleFormInput, status: ArticleStatus) {
  const { author, display_time, comments, title, content_short, source_uri, ...rest } = input;
  const time = fromLocalTime(display_time);
  return {
    ...rest,
    title: title.trim(),
    content_short: content_short.trim(),
    source_uri: source_uri.trim(),
    author: author ?? '',
    ...(time && { display_time: time }),
    comment_disabled: comments === 'closed',
    status,
  } satisfies ArticleCreateRequest;
}

/** Whether an article holds what was sent. The content is left out: the server may write the same in other words. */
export function holdsRequest(article: Article, request: ReturnType<typeof articleRequest>): boolean {
  return (
    article.title === request.title &&
    article.content_short === request.content_short &&
    article.status === request.status &&
    article.author === request.author &&
    article.importance === request.importance &&
    article.source_uri === request.source_uri &&
    article.comment_disabled === request.comment_disabled
  );
}
