import * as z from 'zod/mini';
import {
  ARTICLE_CONTENT_MAX,
  ARTICLE_IMPORTANCE_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
  articlePlatforms,
  articleStatuses,
  articleTypes,
} from './article-values';
import { articleSorts } from '../fields/field-values';
import {
  anyOf,
  asRead,
  changeReason,
  idInQuery,
  listPage,
  orderBy,
  pagingInQuery,
  readAt,
  rowId as id,
  shortenedFields,
} from '../fields/field-schemas';
import { sourceUri } from '../text/source-uri';
import { uploadedPath } from '../uploads/uploads';
import { displayName, line, multiline, richText, rule, sought } from '../text/text-schemas';

const status = z.enum(articleStatuses);
const type = z.enum(articleTypes);
const platform = z.enum(articlePlatforms);
export type ArticleStatus = z.infer<typeof status>;
export type ArticlePlatform = z.infer<typeof platform>;

const fields = {
  title: z.string(),
  content_short: z.string(),
  /** Empty, or an http or https address. */
  source_uri: z.string(),
  /** Empty, or the path of an uploaded image. */
  image_uri: z.string(),
  /** The time of publication. */
  display_time: z.string(),
  platforms: z.array(platform),
  comment_disabled: z.boolean(),
  importance: z.int(),
  author: z.string(),
  reviewer: z.string(),
  type,
  forecast: z.number(),
  remark: z.string(),
  /** The date shown in lists. */
  timestamp: z.string(),
};

/** An article in lists, without its content. */
export const articleSummary = z.object({
  id: z.int(),
  status,
  ...fields,
  pageviews: z.int(),
  updatedAt: z.string(),
  shortened: shortenedFields,
});
export type ArticleSummary = z.infer<typeof articleSummary>;

export const article = z.extend(articleSummary, { content: z.string() });
export type Article = z.infer<typeof article>;

const summary = multiline(ARTICLE_SUMMARY_MAX).check(z.trim());

/** `GET /article/list`. The title matches anywhere, by `foldText`. */
export const articleListQuery = z.strictObject({
  ...pagingInQuery,
  title: z.optional(sought(ARTICLE_TITLE_MAX)),
  importance: z.optional(
    anyOf(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(ARTICLE_IMPORTANCE_MAX))),
  ),
  type: z.optional(anyOf(type)),
  sort: z._default(orderBy(articleSorts), '+id'),
});
export type ArticleListRequest = Partial<z.output<typeof articleListQuery>>;
export const articleListResponse = listPage(articleSummary);

export const articleDetailQuery = z.strictObject({ id: idInQuery });

/** `GET /article/pv`: `pv` is the id of the article. */
export const articlePvQuery = z.strictObject({ pv: idInQuery });
const pageView = z.object({
  /** The source of the readers. */
  key: z.string(),
  pv: z.int(),
});
export type PageView = z.infer<typeof pageView>;
export const articlePvResponse = listPage(pageView);

const written = {
  title: displayName(ARTICLE_TITLE_MAX),
  content: richText(ARTICLE_CONTENT_MAX),
  content_short: summary,
  source_uri: sourceUri,
  image_uri: line(2000).check(
    rule((uri) => uri === '' || uploadedPath(uri) !== null, 'field-uploaded-image'),
  ),
  display_time: z.iso.datetime(),
  platforms: z.array(platform).check(
    z.minLength(1),
    rule((platforms) => new Set(platforms).size === platforms.length, 'field-twice'),
  ),
  comment_disabled: z.boolean(),
  importance: z.int().check(z.minimum(0), z.maximum(ARTICLE_IMPORTANCE_MAX)),
  author: displayName(64, 0),
  reviewer: displayName(64, 0),
  type,
  forecast: z.number().check(z.minimum(0), z.maximum(100)),
  remark: summary,
  timestamp: z.iso.datetime(),
  status,
};

/**
 * `POST /article/create`; an `Idempotency-Key` header makes a repeated call answer the first one's row. A published article
 * needs content and an image; a draft does not.
 */
export const articleCreateRequest = z.strictObject({
  title: written.title,
  content: z._default(written.content, ''),
  content_short: z._default(written.content_short, ''),
  source_uri: z._default(written.source_uri, ''),
  image_uri: z._default(written.image_uri, ''),
  display_time: z.optional(written.display_time),
  platforms: z._default(written.platforms, ['a-platform']),
  comment_disabled: z._default(written.comment_disabled, false),
  importance: z._default(written.importance, 0),
  author: z._default(written.author, ''),
  reviewer: z._default(written.reviewer, ''),
  type: z._default(written.type, 'CN'),
  forecast: z._default(written.forecast, 0),
  remark: z._default(written.remark, ''),
  timestamp: z.optional(written.timestamp),
  status: z._default(written.status, 'draft'),
});
export type ArticleCreateRequest = z.input<typeof articleCreateRequest>;

/** `POST /article/update`: changes the given fields and accepts an article as it was read (see `asRead`). */
export const articleUpdateRequest = z.strictObject({
  ...asRead(article),
  id,
  ...z.partial(z.object(written)).shape,
  updatedAt: readAt,
  reason: changeReason,
});
export type ArticleUpdateRequest = z.input<typeof articleUpdateRequest>;
