import { statement } from '../database/statement';

/** Counts a call. @returns the number of calls in the current period, and the seconds until it ends */
export const countCall = statement<{ calls: number; seconds: number }, { counter: string; seconds: number }>(
  'call-budget-count',
  `insert into call_budget as budget (counter, calls, ends_at)
   values (:counter, 1, clock_timestamp() + make_interval(secs => :seconds))
   on conflict (counter) do update set
     calls = case when budget.ends_at > clock_timestamp() then budget.calls + 1 else 1 end,
     ends_at = case when budget.ends_at > clock_timestamp() then budget.ends_at else excluded.ends_at end
   returning calls, greatest(1, ceil(extract(epoch from ends_at - clock_timestamp())))::integer as seconds`,
).one;

export const removeOldBudgets = statement(
  'call-budget-remove-old',
  'delete from call_budget where ends_at < now()',
).run;
