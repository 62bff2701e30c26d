import {
  type Article,
  type articleListQuery,
  type ArticleSort,
  type ArticleSummary,
  type ListPage,
  type PageView,
} from '@backoffice/contract';
import { foldText } from '@backoffice/contract/fold-text';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { anyOfConditions } from '../../platform/database/any-of';
import { nextVersion } from '../../platform/database/new-rows';
import {
  ComposedStatement,
  orderParts,
  pageWithTotal,
  type RowWithTotal,
  splitPage,
  statement,
  whereOf,
} from '../../platform/database/statement';
import { foldCase } from '../../platform/database/text-search';
import type { Queryable } from '../../platform/database/transaction';
import { summaryColumns, type WrittenArticle, writtenColumns } from './article-columns';
import { writeArticleFindings } from './article-finding.repository';

export const articleSortKeys: Record<ArticleSort, string> = {
  id: 'a.id',
  timestamp: 'a.published_at',
  title: 'a.title collate people',
  author: 'a.author collate people',
  reviewer: 'a.reviewer collate people',
  importance: 'a.importance',
  pageviews: 'a.pageviews',
  status: 'a.status',
};

/** The filter of a list of articles; `title` matches any part of the title, folded as in all searches. */
export type ArticleFilter = Pick<z.output<typeof articleListQuery>, 'title' | 'importance' | 'type'>;

export function articleConditions(
  { title, importance, type }: ArticleFilter,
  given: ComposedStatement,
): string[] {
  return [
    ...(title ? [`strpos(a.title_folded, ${given.add(foldText(title), 'text')}) > 0`] : []),
    ...anyOfConditions('a.importance', importance, 'int', given),
    ...anyOfConditions('a.type', type, 'text', given),
  ];
}

/** The matching articles, with their exact number. */
export async function listArticles(
  pool: pg.Pool,
  { sort, page: number, limit, ...filter }: z.output<typeof articleListQuery>,
): Promise<ListPage<ArticleSummary>> {
  const given = new ComposedStatement();
  const matching = `from article a ${whereOf(articleConditions(filter, given))}`;
  const { column, direction } = orderParts(sort);
  const page = `select ${summaryColumns} ${matching}
    order by ${articleSortKeys[column]} ${direction}, a.id ${direction}
    limit ${given.add(limit, 'bigint')} offset ${given.add((number - 1) * limit, 'bigint')}`;
  const text = pageWithTotal(page, `select count(*) as total ${matching}`);
  return splitPage(await given.rows<RowWithTotal<ArticleSummary>>(pool, text));
}

/** The existing articles with these ids, without their content. */
export const findArticles = statement<ArticleSummary, { ids: readonly number[] }>(
  'articles-by-id',
  `select ${summaryColumns} from article a where a.id = any(:ids::bigint[])`,
).rows;

const oneArticle = `select ${summaryColumns}, c.html as content
  from article a join article_content c on c.article_id = a.id where a.id = :id`;

export const findArticle = statement<Article, { id: number }>('article-by-id', oneArticle).oneOrNone;

/** The current article, locked until the transaction ends. */
export const lockArticle = statement<Article, { id: number }>(
  'article-lock',
  `${oneArticle} for update`,
).oneOrNone;

type Written = WrittenArticle & { id: number; titleFolded: string };

const insert = statement<Article, Written & { pageviews: number }>(
  'article-insert',
  `with a as (
     insert into article (id, pageviews, ${writtenColumns.map(({ column }) => column).join(', ')})
     values (:id, :pageviews, ${writtenColumns.map(({ value }) => value).join(', ')})
     returning *
   ),
   c as (
     insert into article_content (article_id, html) select id, :content from a returning html
   )
   select ${summaryColumns}, c.html as content from a cross join c`,
);

/** @returns the written article */
export async function insertArticle(
  db: Queryable,
  article: WrittenArticle & { id: number; pageviews?: number },
): Promise<Article> {
  const written = await insert.one(db, { pageviews: 0, ...article, titleFolded: foldCase(article.title) });
  await writeArticleFindings(db, [article]);
  return written;
}

const update = statement<Article, Written>(
  'article-update',
  `with a as (
     update article
     set ${writtenColumns.map(({ column, value }) => `${column} = ${value}`).join(', ')}, updated_at = ${nextVersion}
     where id = :id
     returning *
   ),
   c as (
     update article_content set html = :content from a where article_id = a.id returning html
   )
   select ${summaryColumns}, c.html as content from a cross join c`,
);

/** @returns the article after the change */
export async function updateArticle(
  db: Queryable,
  article: WrittenArticle & { id: number },
): Promise<Article> {
  const written = await update.one(db, { ...article, titleFolded: foldCase(article.title) });
  await writeArticleFindings(db, [article]);
  return written;
}

/** The page views by channel, most read first. */
export const listPageViews = statement<PageView, { id: number }>(
  'article-page-views',
  `select channel as key, views as pv from article_page_view where article_id = :id order by views desc, channel`,
).rows;
