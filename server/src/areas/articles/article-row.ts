import type { Article, ArticleSummary } from '@backoffice/contract';

type Times = 'display_time' | 'timestamp' | 'updatedAt';

/** An article as the repository answers it. */
export type ArticleRow = Omit<ArticleSummary, Times> & Record<Times, Date> & { content?: string };

/** The SELECT list over `article a`, without the content. */
export const articleColumns = `a.id, a.status, a.title, a.content_short, a.source_uri, a.image_uri, a.display_time, a.platforms,
  a.comment_disabled, a.importance, a.author, a.reviewer, a.type, a.forecast, a.remark, a.published_at as timestamp, a.pageviews,
  a.updated_at as "updatedAt"`;

export function presentSummary(row: ArticleRow): ArticleSummary {
  return {
    ...row,
    display_time: row.display_time.toISOString(),
    timestamp: row.timestamp.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentArticle(row: ArticleRow): Article {
  return { ...presentSummary(row), content: row.content ?? '' };
}
