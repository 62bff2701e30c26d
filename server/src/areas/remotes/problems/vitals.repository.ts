import type { HeldRelease, ReleaseVitals } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';

export interface StoredVital extends HeldRelease {
  route: string;
  name: string;
  value: number;
}

/** Adds measurements, each page of a release once; a session keeps its worst ones. */
export const addVitals = statement<never, { tokenHash: Buffer; vitals: string }>(
  'page-vital-add',
  `insert into page_vital as kept (token_hash, remote, release, route, name, value)
   select :tokenHash::bytea, remote, release, route, name, max(value)
   from jsonb_to_recordset(:vitals) as told (remote text, release text, route text, name text, value real)
   group by remote, release, route, name order by remote, release, route, name
   on conflict (token_hash, remote, release, route, name) do update
     set value = greatest(kept.value, excluded.value), at = now()`,
).run;

const LISTED_RELEASES = 5;

/** The measurements of the newest releases of each remote in the last seven days. */
export const listVitals = statement<ReleaseVitals, { remote: string | null }>(
  'page-vital-list',
  `select remote, release, published_at as "publishedAt", sessions, lcp, inp, cls
   from (
     select release.remote, release.release, published_at, sessions, lcp, inp, cls,
       row_number() over (partition by release.remote order by published_at desc, release.release) as place
     from release
     join (
       select remote, release, count(distinct token_hash)::integer as sessions,
         percentile_cont(0.75) within group (order by value) filter (where name = 'LCP') as lcp,
         percentile_cont(0.75) within group (order by value) filter (where name = 'INP') as inp,
         percentile_cont(0.75) within group (order by value) filter (where name = 'CLS') as cls
       from page_vital where at > now() - interval '7 days' group by remote, release
     ) measured using (remote, release)
     where :remote::text is null or release.remote = :remote
   ) listed
   where place <= ${LISTED_RELEASES}
   order by remote, published_at desc, release`,
).rows;

export const removeOldVitals = statement(
  'page-vital-remove-old',
  `delete from page_vital where at < now() - interval '7 days'`,
).run;
