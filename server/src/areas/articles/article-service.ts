import {
  type Article,
  type articleCreateRequest,
  type articleListQuery,
  type ArticleSummary,
  type articleUpdateRequest,
  type FieldError,
  type ListPage,
  type PageView,
  uploadedPath,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { type Author, fieldChanges, insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../platform/database/transaction';
import { HttpError, missingRow, staleRow } from '../../platform/http/http-error';
import { createKeyOf } from '../../platform/idempotency/create-key';
import { createOnce } from '../../platform/idempotency/create-once';
import { foldCase } from '../../platform/database/text-search';
import { articleFacts } from './article-facts';
import { presentArticle, presentSummary } from './article-row';
import {
  findArticle,
  insertArticle,
  listArticles,
  listPageViews,
  lockArticle,
  takeArticleId,
  updateArticle,
} from './articles.repository';
import { cleanContent } from './clean-content';
import { hasNoContent } from './has-no-content';
import type { WrittenArticle } from './written-article';

const about = (subjectId: number) => ({ subject: 'article', subjectId }) as const;

/** As it is stored: its HTML cleaned, its image by the path. */
function stored<T extends Partial<WrittenArticle>>(written: T): T {
  const { content, image_uri } = written;
  return {
    ...written,
    ...(content !== undefined && { content: cleanContent(content) }),
    ...(image_uri !== undefined && { image_uri: uploadedPath(image_uri) ?? '' }),
  };
}

/** What readers get to see is complete. */
function refuseHalfPublished({ status, content, image_uri }: WrittenArticle): void {
  if (status !== 'published') return;
  const errors: FieldError[] = [
    ...(hasNoContent(content) ? [{ path: 'content', message: 'A published article needs it' }] : []),
    ...(image_uri === '' ? [{ path: 'image_uri', message: 'A published article needs it' }] : []),
  ];
  if (errors.length > 0) throw new HttpError(400, 'The article is not complete.', { errors });
}

/** What the articles' calls do. */
export class ArticleService {
  constructor(private readonly pool: pg.Pool) {}

  async list(query: z.output<typeof articleListQuery>): Promise<ListPage<ArticleSummary>> {
    const { page, limit, title = '', ...filter } = query;
    const offset = (page - 1) * limit;
    const { items, total } = await listArticles(this.pool, {
      ...filter,
      title: foldCase(title),
      limit,
      offset,
    });
    return { items: items.map(presentSummary), total };
  }

  detail(id: number): Promise<Article> {
    return this.read(this.pool, id);
  }

  async pageViews(id: number): Promise<ListPage<PageView>> {
    await this.read(this.pool, id);
    const items = await listPageViews(this.pool, id);
    return { items, total: items.length };
  }

  /** @param key of a caller who may repeat the call: the repetition answers the first call's article */
  async create(
    author: Author,
    key: string | undefined,
    request: z.output<typeof articleCreateRequest>,
  ): Promise<Article> {
    const createKey = key === undefined ? null : createKeyOf(author.userId, key, request);
    const now = new Date().toISOString();
    const article = stored({
      ...request,
      display_time: request.display_time ?? now,
      timestamp: request.timestamp ?? now,
    });
    refuseHalfPublished(article);
    const write = async () => {
      const id = await takeArticleId(this.pool);
      return inTransaction(this.pool, async (transaction) => {
        if (!(await insertArticle(transaction, { ...article, id }, createKey))) return null;
        const changes = fieldChanges(null, articleFacts(await this.read(transaction, id)));
        await insertAuditEntry(transaction, { ...about(id), author, action: 'create', changes });
        return id;
      });
    };
    return this.read(this.pool, await createOnce(this.pool, { area: 'article', createKey, write }));
  }

  change(author: Author, request: z.output<typeof articleUpdateRequest>): Promise<Article> {
    const { id, updatedAt, ...change } = request;
    return inTransaction(this.pool, async (transaction) => {
      await lockArticle(transaction, id);
      const before = await this.read(transaction, id);
      const article = { ...before, ...stored(change) };
      refuseHalfPublished(article);
      if (!(await updateArticle(transaction, article, updatedAt ? new Date(updatedAt) : undefined)))
        throw staleRow('article', before.updatedAt);
      const after = await this.read(transaction, id);
      const changes = fieldChanges(articleFacts(before), articleFacts(after));
      await insertAuditEntry(transaction, { ...about(id), author, action: 'update', changes });
      return after;
    });
  }

  private async read(db: Queryable, id: number): Promise<Article> {
    const row = await findArticle(db, id);
    if (!row) throw missingRow('article', id);
    return presentArticle(row);
  }
}
