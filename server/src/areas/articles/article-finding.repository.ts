import { type FindRequest, FOUND_MAX, type FoundArticle } from '@backoffice/contract';
import type pg from 'pg';
import { idsByName } from '../finding/ids-by-name';
import { idsBySound } from '../finding/ids-by-sound';
import { nameSound, soundLetters } from '../finding/name-sound';
import { ComposedStatement, statement } from '../../platform/database/statement';
import { foldCase, nameConditions, wholeNumber } from '../../platform/database/text-search';
import type { Queryable } from '../../platform/database/transaction';

/** Excludes search rows of an earlier title. */
const isOfTitle = 'f.article_id = a.id and f.name_folded = a.title_folded';

function byTitle(query: string, given: ComposedStatement) {
  const indexed = (folded: string) =>
    `select a.id, a.title_folded from article_finding f join article a on ${isOfTitle}
     where ${nameConditions(folded, 'f', given).join(' and ')}`;
  return idsByName(query, FOUND_MAX, { table: 'article', name: 'title_folded', indexed }, given);
}

/** Finds the articles that match a text best: by id, or by a part of the title or of its sound. */
export async function findArticlesBy(db: Queryable, { query, sound }: FindRequest): Promise<FoundArticle[]> {
  const given = new ComposedStatement();
  const id = wholeNumber(query);
  const letters = sound === false ? null : soundLetters(query);
  const titled = byTitle(query, given);
  const findings = { table: 'article_finding', id: 'article_id' };
  const sounding = letters ? idsBySound(letters, FOUND_MAX, findings, given) : undefined;
  const ways = [
    ...(id === null ? [] : [`select 'id' as by, 0 as rank, ${given.add(id, 'bigint')} as id, 1 as place`]),
    `select 'name', 1, id, row_number() over () from (${titled.ids}) hit`,
    ...(sounding ? [`select 'sound', 2, id, row_number() over () from (${sounding.ids}) hit`] : []),
  ];
  const rows = await given.rows<Omit<FoundArticle, 'sound'> & { sound: string | null }>(
    db,
    `with ${[...titled.parts, ...(sounding?.parts ?? [])].join(', ')},
     hits (by, rank, id, place) as (${ways.join(' union all ')}),
     best as (select distinct on (id) * from hits order by id, rank)
     select a.id, a.title, best.by, case when best.by = 'sound' then f.sound end as sound
     from best join article a on a.id = best.id left join article_finding f on ${isOfTitle}
     where best.by <> 'sound' or f.sound is not null
     order by best.rank, best.place limit ${FOUND_MAX}`,
  );
  return rows.map(({ sound, ...row }) => (sound === null ? row : { ...row, sound }));
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
  const sounds = articles.map(({ title }) => nameSound(title));
  await write.run(db, {
    id: articles.map(({ id }) => id),
    nameFolded: articles.map(({ title }) => foldCase(title)),
    sound: sounds.map(({ sound }) => sound),
    initials: sounds.map(({ initials }) => initials),
  });
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
