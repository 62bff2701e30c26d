import { type FindRequest, FOUND_MAX, type FoundArticle } from '@backoffice/contract';
import type pg from 'pg';
import { Hits } from '../finding/hits';
import { idsByName } from '../finding/ids-by-name';
import { nameSound } from '../finding/name-sound';
import { columnsOf, statement } from '../../platform/database/statement';
import { foldCase, nameConditions } from '../../platform/database/text-search';
import type { Queryable } from '../../platform/database/transaction';

/** Excludes search rows of an earlier title. */
const isOfTitle = 'f.article_id = a.id and f.name_folded = a.title_folded';

/** Finds the articles that match a text best: by id, or by a part of the title or of its sound. */
export function findArticlesBy(db: Queryable, request: FindRequest): Promise<FoundArticle[]> {
  const { query } = request;
  const hits = new Hits();
  const indexed = (folded: string) =>
    `select a.id, a.title_folded from article_finding f join article a on ${isOfTitle}
     where ${nameConditions(folded, 'f', hits.given).join(' and ')}`;
  hits.addId(query, 'article');
  hits.add(
    'name',
    idsByName(query, FOUND_MAX, { table: 'article', name: 'title_folded', indexed }, hits.given),
  );
  hits.addSound(request, { table: 'article_finding', id: 'article_id' });
  return hits.rows(
    db,
    `select a.id, a.title, hits.by, case when hits.by = 'sound' then f.sound end as sound
     from hits join article a on a.id = hits.id left join article_finding f on ${isOfTitle}
     where hits.by <> 'sound' or f.sound is not null`,
  );
}

interface Finding {
  id: number;
  nameFolded: string;
  sound: string;
  initials: string;
}

const write = statement<never, { [Field in keyof Finding]: Finding[Field][] }>(
  'article-finding-write',
  `insert into article_finding (article_id, name_folded, sound, initials)
   select * from unnest(:id::bigint[], :nameFolded::text[], :sound::text[], :initials::text[])
   on conflict (article_id) do update
   set name_folded = excluded.name_folded, sound = excluded.sound, initials = excluded.initials
   where article_finding.name_folded <> excluded.name_folded`,
);

type Titled = Pick<FoundArticle, 'id' | 'title'>;

/** Writes the search rows of articles. */
export async function writeArticleFindings(db: Queryable, articles: readonly Titled[]): Promise<void> {
  if (articles.length === 0) return;
  const findings = articles.map(({ id, title }) => ({
    id,
    nameFolded: foldCase(title),
    ...nameSound(title),
  }));
  await write.run(db, columnsOf(findings));
}

const STEP = 500;

const unfound = statement<Titled, { after: number; limit: number }>(
  'articles-without-finding',
  `select a.id, a.title from article a left join article_finding f on ${isOfTitle}
   where a.id > :after and f.article_id is null order by a.id limit :limit`,
);

/**
 * Writes the search rows of articles that an earlier release created or renamed. An article whose title changes at the same
 * time is updated by the next run.
 */
export async function noteArticleFindings(pool: pg.Pool): Promise<void> {
  let after = 0;
  for (;;) {
    const articles = await unfound.rows(pool, { after, limit: STEP });
    await writeArticleFindings(pool, articles);
    if (articles.length < STEP) return;
    after = articles.at(-1)!.id;
  }
}
