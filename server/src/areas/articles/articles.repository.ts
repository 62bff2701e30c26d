import type { ArticleType, ListPage, PageView, SortById } from '@backoffice/contract';
import type pg from 'pg';
import type { Queryable } from '../../platform/database/transaction';
import { preparedOnce, ComposedStatement } from '../../platform/database/statement';
import { isUnchangedSince, nextVersion } from '../../platform/database/row-version';
import type { CreateKey } from '../../platform/idempotency/create-key';
import { claimCreateKey, claimValues } from '../../platform/idempotency/create-keys.repository';
import { articleColumns, type ArticleRow } from './article-row';
import { writtenColumns, type WrittenArticle, writtenValues } from './written-article';

interface ArticleListing {
  /** Folded; occurs anywhere in the folded title. */
  title: string;
  importance?: number;
  type?: ArticleType;
  sort: SortById;
  limit: number;
  offset: number;
}

export async function listArticles(pool: pg.Pool, listing: ArticleListing): Promise<ListPage<ArticleRow>> {
  const { title, importance, type, sort, limit, offset } = listing;
  const parameters = new ComposedStatement();
  const conditions = [
    ...(title ? [`strpos(a.title_folded, ${parameters.add(title, 'text')}) > 0`] : []),
    ...(importance === undefined ? [] : [`a.importance = ${parameters.add(importance, 'int')}`]),
    ...(type ? [`a.type = ${parameters.add(type, 'text')}`] : []),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const filter = [...parameters.values];
  const order = sort === '+id' ? 'asc' : 'desc';
  const page = `limit ${parameters.add(limit, 'bigint')} offset ${parameters.add(offset, 'bigint')}`;
  const { rows: items } = await pool.query<ArticleRow>({
    ...preparedOnce(`select ${articleColumns} from article a ${where} order by a.id ${order} ${page}`),
    values: parameters.values,
  });
  const { rows: counts } = await pool.query<{ total: number }>({
    ...preparedOnce(`select count(*) as total from article a ${where}`),
    values: filter,
  });
  return { items, total: counts[0]?.total ?? 0 };
}

/** Until the transaction ends, nobody else changes the article. */
export async function lockArticle(transaction: pg.ClientBase, id: number): Promise<void> {
  await transaction.query({
    name: 'article-lock',
    text: 'select from article where id = $1 for update',
    values: [id],
  });
}

export async function findArticle(db: Queryable, id: number): Promise<ArticleRow | null> {
  const { rows } = await db.query<ArticleRow>({
    name: 'article-by-id',
    text: `select ${articleColumns}, c.html as content
           from article a join article_content c on c.article_id = a.id where a.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

export async function takeArticleId(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('article', 'id')) as id`,
  );
  const [taken] = rows;
  if (!taken) throw new Error('A sequence answered no row.');
  return taken.id;
}

/** @returns false when a create with that key was there first; nothing was written then */
export async function insertArticle(
  db: Queryable,
  article: WrittenArticle & { id: number },
  createKey: CreateKey | null,
): Promise<boolean> {
  const values = [article.id, article.content, ...writtenValues(article)];
  const places = writtenColumns.map((_, index) => `$${index + 3}`).join(', ');
  const claim = createKey ? `${claimCreateKey('article', '$1', values.length + 1)},` : '';
  const { rowCount } = await db.query({
    name: createKey ? 'article-insert-once' : 'article-insert',
    text: `
      with ${claim} created as (
        insert into article (id, ${writtenColumns.join(', ')})
        select $1::bigint, ${places} ${createKey ? 'from claimed' : ''}
        returning id
      )
      insert into article_content (article_id, html) select id, $2 from created`,
    values: [...values, ...(createKey ? claimValues(createKey) : [])],
  });
  return rowCount === 1;
}

/** @returns false when it was changed since `updatedAt`; nothing was written then */
export async function updateArticle(
  db: Queryable,
  article: WrittenArticle & { id: number },
  updatedAt: Date | undefined,
): Promise<boolean> {
  const sets = writtenColumns.map((column, index) => `${column} = $${index + 4}`).join(', ');
  const { rowCount } = await db.query({
    name: 'article-update',
    text: `
      with changed as (
        update article set ${sets}, updated_at = ${nextVersion}
        where id = $1 and ${isUnchangedSince('$3')}
        returning id
      )
      update article_content set html = $2 from changed where article_id = changed.id`,
    values: [article.id, article.content, updatedAt?.getTime(), ...writtenValues(article)],
  });
  return rowCount === 1;
}

/** The most read channel first. */
export async function listPageViews(pool: pg.Pool, articleId: number): Promise<PageView[]> {
  const { rows } = await pool.query<PageView>({
    name: 'article-page-views',
    text: `select channel as key, views as pv from article_page_view where article_id = $1 order by views desc, channel`,
    values: [articleId],
  });
  return rows;
}
