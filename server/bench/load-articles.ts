import type pg from 'pg';
import { noteArticleFindings } from '../src/areas/articles/article-finding.repository';
import { foldCase } from '../src/platform/database/text-search';
import texts from '../src/samples/article-texts.json';
import { sampleName } from '../src/samples/merchant-names';
import { mixed, vacuumTables } from '../src/samples/seeding';

const BATCH = 10_000;

/** One of many different titles: a merchant, and what is told of it. */
function title(index: number): string {
  const { subjects, join, angles } = texts[mixed(index, 30) % texts.length]!;
  const of = (list: readonly string[], purpose: number) => list[mixed(index, purpose) % list.length]!;
  return `${sampleName(index)}${join}${of(subjects, 31)} ${of(angles, 32)}`;
}

/** Articles up to as many as wanted, without their content, and what they are found by. */
export async function loadArticles(pool: pg.Pool, wanted: number): Promise<void> {
  const { rows } = await pool.query<{ there: number }>('select count(*) as there from article');
  for (let begin = rows[0]?.there ?? 0; begin < wanted; begin += BATCH) {
    const titles = Array.from({ length: Math.min(BATCH, wanted - begin) }, (_, n) => title(begin + n));
    await pool.query(
      `insert into article (status, title, title_folded, content_short, source_uri, image_uri, display_time, platforms,
         comment_disabled, importance, author, reviewer, type, forecast, remark, published_at)
       select 'published', title, folded, '', '', '', now(), '{PC}', false, 1, '', '', 'CN', 0, '', now()
       from unnest($1::text[], $2::text[]) as new (title, folded)`,
      [titles, titles.map(foldCase)],
    );
  }
  await noteArticleFindings(pool);
  await vacuumTables(pool, ['article', 'article_finding']);
}
