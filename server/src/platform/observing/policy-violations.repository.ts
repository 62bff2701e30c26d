import type { PolicyViolation } from '@backoffice/contract';
import { statement } from '../database/statement';

/** The maximum number of kinds in an hour; further reports of a directive share one row without origin and page. */
const MAX_KINDS = 200;
/** The maximum number of listed kinds; the screen shows the total of all reports. */
const LISTED_KINDS = 20;

type Fields = 'directive' | 'blocked' | 'page' | 'times';

/** Adds counts to the current hour; each kind may occur once in a call. */
export const addPolicyViolations = statement<never, { [Field in Fields]: PolicyViolation[Field][] }>(
  'policy-violations-add',
  `with this as (select date_trunc('hour', now()) as hour),
   judged as (
     select told.*, this.hour, known.hour is not null
       or place <= ${MAX_KINDS} - (select count(*) from policy_violation where hour = this.hour) as fits
     from this
     cross join unnest(:directive::text[], :blocked::text[], :page::text[], :times::integer[])
       with ordinality told (directive, blocked, page, times, place)
     left join policy_violation known
       on (known.hour, known.directive, known.blocked, known.page)
        = (this.hour, told.directive, told.blocked, told.page)
   )
   insert into policy_violation as kept (hour, directive, blocked, page, times, last_at)
   select hour, directive, case when fits then blocked else '' end, case when fits then page else '' end,
     sum(times), now()
   from judged group by 1, 2, 3, 4 order by 1, 2, 3, 4
   on conflict (hour, directive, blocked, page) do update
     set times = kept.times + excluded.times, last_at = excluded.last_at`,
).run;

/** Lists the violations of the last 24 hours, the most frequent first, each with the total of all reports. */
export const listPolicyViolations = statement<PolicyViolation & { total: number }>(
  'policy-violations-list',
  `select directive, blocked, page, sum(times)::integer as times, max(last_at) as "lastAt",
     (sum(sum(times)) over ())::integer as total
   from policy_violation where hour > now() - interval '1 day'
   group by directive, blocked, page order by times desc, 1, 2, 3 limit ${LISTED_KINDS}`,
).rows;

export const removeOldPolicyViolations = statement(
  'policy-violations-remove-old',
  `delete from policy_violation where hour <= now() - interval '1 day'`,
).run;
