import {
  type Article,
  type articleCreateRequest,
  type articleUpdateRequest,
  failureReason,
  type ListPage,
  type PageView,
  uploadedPath,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import type { Author } from '../../platform/audit/audit.repository';
import { HttpError, missingRow, type RefusedField } from '../../platform/http/http-error';
import type { SentKey } from '../../platform/idempotency/create-keys';
import { auditedWrites } from '../../platform/write/audited-writes';
import { articleSnapshot, type WrittenArticle } from './article-columns';
import { findArticle, insertArticle, listPageViews, lockArticle, updateArticle } from './articles.repository';
import { cleanContent, hasNoContent } from './clean-content';

/** Prepares an article for storage: sanitises its HTML, and reduces its image to the path. */
function stored<T extends Partial<WrittenArticle>>(written: T): T {
  const { content, image_uri } = written;
  return {
    ...written,
    ...(content !== undefined && { content: cleanContent(content) }),
    ...(image_uri !== undefined && { image_uri: uploadedPath(image_uri) ?? '' }),
  };
}

/** Refuses to publish incomplete articles. */
function refuseHalfPublished({ status, content, image_uri }: WrittenArticle): void {
  if (status !== 'published') return;
  const missing = failureReason('article-part-missing');
  const errors: RefusedField[] = [
    ...(hasNoContent(content) ? [{ path: 'content', ...missing }] : []),
    ...(image_uri === '' ? [{ path: 'image_uri', ...missing }] : []),
  ];
  if (errors.length > 0) throw new HttpError(400, failureReason('article-incomplete'), { errors });
}

export class ArticleService {
  private readonly writes;

  constructor(pool: pg.Pool) {
    this.writes = auditedWrites(pool, {
      subject: 'article',
      find: (db, id) => findArticle(db, { id }),
      lock: (transaction, id) => lockArticle(transaction, { id }),
      snapshot: articleSnapshot,
    });
  }

  async detail(db: pg.Pool, id: number): Promise<Article> {
    const article = await findArticle(db, { id });
    if (!article) throw missingRow('article', id);
    return article;
  }

  async pageViews(db: pg.Pool, id: number): Promise<ListPage<PageView>> {
    await this.detail(db, id);
    const items = await listPageViews(db, { id });
    return { items, total: items.length };
  }

  async create(
    author: Author,
    key: SentKey | undefined,
    request: z.output<typeof articleCreateRequest>,
  ): Promise<Article> {
    const now = new Date().toISOString();
    const { display_time = now, timestamp = now } = request;
    const article = stored({ ...request, display_time, timestamp });
    refuseHalfPublished(article);
    return this.writes.create(
      { author, key, request },
      async () => (transaction, id) => insertArticle(transaction, { ...article, id }),
    );
  }

  change(author: Author, request: z.output<typeof articleUpdateRequest>): Promise<Article> {
    const { id, updatedAt, reason, pageviews, ...change } = request;
    return this.writes.change({
      author,
      by: id,
      updatedAt,
      reason,
      asRead: { sent: { pageviews }, now: (before) => ({ ...before }) },
      check: async (_transaction, before) => {
        const article = { ...before, ...stored(change) };
        refuseHalfPublished(article);
        return article;
      },
      write: (transaction, _before, article) => updateArticle(transaction, article),
    });
  }
}
