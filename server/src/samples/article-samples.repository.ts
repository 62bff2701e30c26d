import type pg from 'pg';
import { type WrittenArticle, writtenColumns, writtenValues } from '../areas/articles/written-article';

export interface SampleArticle extends WrittenArticle {
  /** Readings by channel. */
  views: Readonly<Record<string, number>>;
}

export async function insertSampleArticles(
  transaction: pg.ClientBase,
  articles: readonly SampleArticle[],
): Promise<void> {
  const places = writtenColumns.map((_, index) => `$${index + 2}`).join(', ');
  for (const article of articles) {
    const pageviews = Object.values(article.views).reduce((sum, views) => sum + views, 0);
    const { rows } = await transaction.query<{ id: number }>(
      `insert into article (pageviews, ${writtenColumns.join(', ')}) values ($1, ${places}) returning id`,
      [pageviews, ...writtenValues(article)],
    );
    const id = rows[0]?.id;
    await transaction.query('insert into article_content (article_id, html) values ($1, $2)', [
      id,
      article.content,
    ]);
    await transaction.query(
      `insert into article_page_view (article_id, channel, views)
       select $1, * from unnest($2::text[], $3::bigint[])`,
      [id, Object.keys(article.views), Object.values(article.views)],
    );
  }
}

export async function hasArticles(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from article limit 1');
  return rowCount !== 0;
}
