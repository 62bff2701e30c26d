import type { DashboardSummary } from '@backoffice/contract';

type Counts = DashboardSummary['merchants'];

/**
 * Each count in percent of all, to one decimal, together 100; both 0 when there are none. What is not quite nothing and not
 * quite everything is not rounded to it.
 */
export function sharesOf({ active, inactive }: Counts): Counts {
  const total = active + inactive;
  if (total === 0) return { active: 0, inactive: 0 };
  const rounded = Math.round((active / total) * 1000);
  const tenths = active > 0 && inactive > 0 ? Math.min(999, Math.max(1, rounded)) : rounded;
  return { active: tenths / 10, inactive: (1000 - tenths) / 10 };
}
