import type { Article } from '@backoffice/contract';
import { foldCase } from '../../platform/database/text-search';

/** All of an article that somebody writes. */
export type WrittenArticle = Omit<Article, 'id' | 'pageviews' | 'updatedAt'>;

const columns = {
  status: ({ status }) => status,
  title: ({ title }) => title,
  title_folded: ({ title }) => foldCase(title),
  content_short: ({ content_short }) => content_short,
  source_uri: ({ source_uri }) => source_uri,
  image_uri: ({ image_uri }) => image_uri,
  display_time: ({ display_time }) => display_time,
  platforms: ({ platforms }) => platforms,
  comment_disabled: ({ comment_disabled }) => comment_disabled,
  importance: ({ importance }) => importance,
  author: ({ author }) => author,
  reviewer: ({ reviewer }) => reviewer,
  type: ({ type }) => type,
  forecast: ({ forecast }) => forecast,
  remark: ({ remark }) => remark,
  published_at: ({ timestamp }) => timestamp,
} satisfies Record<string, (article: WrittenArticle) => unknown>;

/** The columns of `article` that hold it; its content lies in `article_content`. */
export const writtenColumns = Object.keys(columns);

/** Values of `writtenColumns`. */
export function writtenValues(article: WrittenArticle): unknown[] {
  return Object.values(columns).map((value) => value(article));
}
