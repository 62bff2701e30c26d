import {
  ARTICLE_CONTENT_MAX,
  ARTICLE_IMPORTANCE_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
  articlePlatforms,
  sourceUri,
  type Article,
  type ArticleCreateRequest,
  type ArticleStatus,
} from '@backoffice/contract';
import { sanitiseHtml } from '@backoffice/safe-html';
import type { FormIssue, IssuePhrase } from '@backoffice/ui/form';
import * as z from 'zod/mini';
import { messages } from '../../../messages';

/** True for HTML without visible content, such as that of an empty editor. */
export function isBlankHtml(html: string): boolean {
  if (/<(img|hr)\b/i.test(html)) return false;
  return html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s|\u200b|\ufeff/g, '') === '';
}

const AUTHOR_MAX = 64;

/** The rules for publishing an article. A draft needs to meet fewer of them. */
export const articleFormRules = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(ARTICLE_TITLE_MAX)),
  content: z.string().check(
    z.maxLength(ARTICLE_CONTENT_MAX),
    z.refine((html) => !isBlankHtml(html)),
  ),
  image_uri: z.string().check(z.minLength(1)),
  content_short: z.string().check(z.trim(), z.maxLength(ARTICLE_SUMMARY_MAX)),
  /** The author; absent or null for none. */
  author: z.optional(z.nullable(z.string().check(z.maxLength(AUTHOR_MAX)))),
  /** The publication time as an ISO text; empty means now. */
  display_time: z.string().check(z.refine((time) => time === '' || !Number.isNaN(Date.parse(time)))),
  importance: z.int().check(z.minimum(0), z.maximum(ARTICLE_IMPORTANCE_MAX)),
  comments: z.enum(['open', 'closed']),
  platforms: z.array(z.enum(articlePlatforms)).check(z.minLength(1)),
  source_uri: sourceUri,
});

export type ArticleFormInput = z.input<typeof articleFormRules>;
export type ArticleFormValues = z.output<typeof articleFormRules>;

/** The fields whose rules a draft must meet as well. */
export const draftFields = [
  'title',
  'content_short',
  'author',
  'display_time',
  'importance',
  'comments',
  'platforms',
  'source_uri',
] as const satisfies (keyof ArticleFormInput)[];

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

export function articleFormInput(article: Article): ArticleFormInput {
  const { title, content, image_uri, content_short, author, importance, platforms, source_uri } = article;
  return {
    title,
    content: sanitiseHtml(content),
    image_uri,
    content_short,
    author: author || null,
    display_time: article.display_time,
    importance,
    comments: article.comment_disabled ? 'closed' : 'open',
    platforms,
    source_uri,
  };
}

/** The call that saves the form's values. */
export function articleRequest(input: ArticleFormInput, status: ArticleStatus) {
  const { author, display_time, comments, title, content_short, source_uri, ...rest } = input;
  return {
    ...rest,
    title: title.trim(),
    content_short: content_short.trim(),
    source_uri: source_uri.trim(),
    author: author ?? '',
    ...(display_time && { display_time }),
    comment_disabled: comments === 'closed',
    status,
  } satisfies ArticleCreateRequest;
}

export type ArticleRequest = ReturnType<typeof articleRequest>;

const comparedFields = [
  'title',
  'content_short',
  'status',
  'author',
  'importance',
  'source_uri',
  'comment_disabled',
] as const;

/** True when an article has the sent values. Content is not compared, as the server may normalise its HTML. */
export function hasRequestValues(article: Article, request: ArticleRequest): boolean {
  return comparedFields.every((field) => article[field] === request[field]);
}

const { text } = messages;

const required = {
  title: 'articles.field.title',
  content: 'articles.field.content',
  image_uri: 'articles.field.cover',
  platforms: 'articles.field.platforms',
} as const;

const longest = {
  title: ARTICLE_TITLE_MAX,
  content: ARTICLE_CONTENT_MAX,
  content_short: ARTICLE_SUMMARY_MAX,
  author: AUTHOR_MAX,
} as const;

export const articleFormPhrase: IssuePhrase<ArticleFormInput> = (field, { code }: FormIssue) => {
  if (field === 'source_uri') return text('articles.form.source.invalid');
  if (field === 'display_time') return text('articles.form.time.invalid');
  if (code === 'too_big' && field in longest) {
    return text('articles.form.too-long', { max: longest[field as keyof typeof longest] });
  }
  if (field in required) {
    return text('articles.form.required', { field: text(required[field as keyof typeof required]) });
  }
  return text('articles.form.importance.invalid', { max: ARTICLE_IMPORTANCE_MAX });
};
