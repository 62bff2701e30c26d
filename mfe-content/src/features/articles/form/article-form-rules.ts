import {
  ARTICLE_CONTENT_MAX,
  ARTICLE_IMPORTANCE_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
  articlePlatforms,
  sourceUri,
} from '@backoffice/contract';
import * as z from 'zod/mini';
import { fromLocalTime } from '../local-time';
import { isBlankHtml } from './is-blank-html';

export const AUTHOR_MAX = 64;

/** What must be right before an article is published. A draft needs less. */
export const articleFormRules = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(ARTICLE_TITLE_MAX)),
  content: z.string().check(
    z.maxLength(ARTICLE_CONTENT_MAX),
    z.refine((html) => !isBlankHtml(html)),
  ),
  image_uri: z.string().check(z.minLength(1)),
  content_short: z.string().check(z.trim(), z.maxLength(ARTICLE_SUMMARY_MAX)),
  /** Absent or null for none. */
  author: z.optional(z.nullable(z.string().check(z.maxLength(AUTHOR_MAX)))),
  /** As the field holds it; empty means now. */
  display_time: z.string().check(z.refine((local) => local === '' || fromLocalTime(local) !== null)),
  importance: z.int().check(z.minimum(0), z.maximum(ARTICLE_IMPORTANCE_MAX)),
  comments: z.enum(['open', 'closed']),
  platforms: z.array(z.enum(articlePlatforms)).check(z.minLength(1)),
  source_uri: sourceUri,
});

export type ArticleFormInput = z.input<typeof articleFormRules>;
export type ArticleFormValues = z.output<typeof articleFormRules>;

/** What a draft must have right, too. */
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
