import { usePermission } from '@backoffice/session';
import { messages } from '../../../messages';
import { useLazyCode } from '../lazy-code/use-lazy-code';
import { lazySections } from '../sections/lazy-section';
import { ChartCard } from '../series/series-charts';

/** Today's transactions by hour, as a chart or as a table. It has its room before its code is here. */
export function HourCard({ isWanted }: { isWanted?: boolean }) {
  const text = messages.useText();
  const HourChart = useLazyCode(lazySections, isWanted).fetched?.hours;
  if (!usePermission('transactions:view')) return null;
  const title = text('dashboard.hours.title');
  return (
    <ChartCard size="others" title={title}>
      {HourChart && ((asTable) => <HourChart asTable={asTable} label={title} />)}
    </ChartCard>
  );
}
