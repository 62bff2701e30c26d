import {
  articlePaths,
  article,
  articleCreateRequest,
  articleDetailQuery,
  articleListQuery,
  articleListResponse,
  articlePvQuery,
  articlePvResponse,
  articleSummary,
  articleUpdateRequest,
  findRequest,
  foundArticles,
} from '@backoffice/contract';
import { listFilters } from '@backoffice/contract/list-filters';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services';
import { declareRowsRoute } from '../../platform/events/declare-rows-route';
import { declareRoute } from '../../platform/http/declare-route';
import { scheduleJob } from '../../platform/jobs/scheduled-jobs';
import { sentKeyOf } from '../../platform/idempotency/create-keys';
import { ArticleService } from './article-service';
import { findArticlesBy, noteArticleFindings } from './article-finding.repository';
import { articleConditions, findArticle, findArticles, listArticles } from './articles.repository';

/** A release without search rows may still write for some minutes during an upgrade. */
const NOTED_EVERY_MS = 600_000;

export function articleRoutes(app: FastifyInstance, { pool }: Services): void {
  const articles = new ArticleService(pool);
  scheduleJob(app, 'index articles for search', () => noteArticleFindings(pool), NOTED_EVERY_MS);

  declareRoute(app, 'GET', articlePaths.articleList, {
    summary: 'List articles without content. The total is exact',
    query: articleListQuery,
    data: articleListResponse,
    read: ({ query }, db) => listArticles(db, query),
  });

  declareRowsRoute(app, 'articles', {
    pool,
    row: articleSummary,
    find: (given) => findArticles(pool, given),
    filter: listFilters.articles,
    from: 'article a',
    alias: 'a',
    conditions: articleConditions,
  });

  declareRoute(app, 'POST', articlePaths.articleFind, {
    summary: 'Search articles by ID, part of the title or its pinyin',
    body: findRequest,
    data: foundArticles,
    read: async ({ body }, db) => ({ items: await findArticlesBy(db, body) }),
  });

  declareRoute(app, 'GET', articlePaths.articleDetail, {
    summary: 'Get an article with its content',
    query: articleDetailQuery,
    data: article,
    failures: [404],
    read: ({ query }, db) => articles.detail(db, query.id),
  });

  declareRoute(app, 'GET', articlePaths.articlePv, {
    summary: 'Get page views of the article with ID `pv`, by source',
    query: articlePvQuery,
    data: articlePvResponse,
    failures: [404],
    read: ({ query }, db) => articles.pageViews(db, query.pv),
  });

  declareRoute(app, 'POST', articlePaths.articleCreate, {
    summary: 'Create an article. Idempotent by Idempotency-Key for 24 hours',
    body: articleCreateRequest,
    data: article,
    failures: [409],
    handle: ({ body, caller, ...call }) => articles.create(caller, sentKeyOf(call), body),
  });

  declareRoute(app, 'POST', articlePaths.articleUpdate, {
    summary: 'Update an article. 409 with the current updatedAt if the one sent is outdated',
    body: articleUpdateRequest,
    stored: ({ body }) => findArticle(pool, body),
    data: article,
    failures: [404, 409],
    handle: ({ body, caller }) => articles.change(caller, body),
  });
}
