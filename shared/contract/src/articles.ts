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
import { type ArticleSort, articleSorts, type Order } from './field-values';
import {
  asRead,
  changeReason,
  idInQuery,
  listPage,
  orderBy,
  pagingInQuery,
  readAt,
  rowId as id,
  rule,
  shortenedFields,
  withoutNul,
} from './field-schemas';
import { sourceUri } from './source-uri';
import { uploadedPath } from './uploads';

const status = z.enum(articleStatuses);
const type = z.enum(articleTypes);
const platform = z.enum(articlePlatforms);
export type ArticleStatus = z.infer<typeof status>;
export type ArticleType = z.infer<typeof type>;
export type ArticlePlatform = z.infer<typeof platform>;

const fields = {
  title: z.string(),
  content_short: z.string(),
  /** Empty, or an address that begins with http or https. */
  source_uri: z.string(),
  /** Empty, or the path of an uploaded image. */
  image_uri: z.string(),
  /** When it is to be published. */
  display_time: z.string(),
  platforms: z.array(platform),
  comment_disabled: z.boolean(),
  importance: z.int(),
  author: z.string(),
  reviewer: z.string(),
  type,
  forecast: z.number(),
  remark: z.string(),
  /** The date that lists show. */
  timestamp: z.string(),
};

/** An article as lists have it: without its content. */
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

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max), withoutNul);
const searchedTitle = z.string().check(z.maxLength(ARTICLE_TITLE_MAX), withoutNul);

/** `GET /article/list`. The title matches anywhere and ignores case. */
export const articleListQuery = z.strictObject({
  ...pagingInQuery,
  title: z.optional(searchedTitle),
  importance: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(ARTICLE_IMPORTANCE_MAX))),
  type: z.optional(type),
  sort: z._default(orderBy(articleSorts), '+id'),
});
export interface ArticleListRequest {
  page?: number;
  limit?: number;
  title?: string;
  importance?: number;
  type?: ArticleType;
  sort?: Order<ArticleSort>;
}
export const articleListResponse = listPage(articleSummary);

export const articleDetailQuery = z.strictObject({ id: idInQuery });

/** `GET /article/pv`: `pv` is the id of the article whose readings are wanted. */
export const articlePvQuery = z.strictObject({ pv: idInQuery });
const pageView = z.object({
  /** The channel by which readers came. */
  key: z.string(),
  pv: z.int(),
});
export type PageView = z.infer<typeof pageView>;
export const articlePvResponse = listPage(pageView);

const written = {
  title: text(ARTICLE_TITLE_MAX).check(z.minLength(1)),
  content: z.string().check(z.maxLength(ARTICLE_CONTENT_MAX), withoutNul),
  content_short: text(ARTICLE_SUMMARY_MAX),
  source_uri: sourceUri,
  image_uri: text(2000).check(
    rule((uri) => uri === '' || uploadedPath(uri) !== null, 'field-uploaded-image'),
  ),
  display_time: z.iso.datetime(),
  platforms: z.array(platform).check(
    z.minLength(1),
    rule((platforms) => new Set(platforms).size === platforms.length, 'field-twice'),
  ),
  comment_disabled: z.boolean(),
  importance: z.int().check(z.minimum(0), z.maximum(ARTICLE_IMPORTANCE_MAX)),
  author: text(64),
  reviewer: text(64),
  type,
  forecast: z.number().check(z.minimum(0), z.maximum(100)),
  remark: text(ARTICLE_SUMMARY_MAX),
  timestamp: z.iso.datetime(),
  status,
};

/**
 * `POST /article/create`; an `Idempotency-Key` header makes a repeated call answer the first one's row. A published article has
 * content and an image; a draft may lack them.
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

/** `POST /article/update`; a field that is left out stays as it is. Takes an article as it was read, see `asRead`. */
export const articleUpdateRequest = z.strictObject({
  ...asRead(article),
  id,
  ...z.partial(z.object(written)).shape,
  updatedAt: readAt,
  reason: changeReason,
});
export type ArticleUpdateRequest = z.input<typeof articleUpdateRequest>;
