import { usePermission } from '@backoffice/session';
import { ErrorPanel } from '@backoffice/ui';
import type { ComponentProps } from 'react';
import { messages } from '../../../messages';
import { type LateCode, useLateCode } from '@backoffice/ui/late-code';
import { lazySections } from '../sections/lazy-section';
import { ChartCard } from '../series/series-charts';
import type { HourChart } from '../today/hour-chart';

/** Chart components, loaded with the charts of the series. */
const lazyKit: LateCode<ComponentProps<typeof HourChart>['kit']> = {
  fetch: () => import('../charts/charts'),
};

/** Today's transactions by hour, as a chart or table. Its space is reserved while its code is loading. */
export function HourCard({ isWanted }: { isWanted?: boolean }) {
  const maySee = usePermission('transactions:view');
  const text = messages.useText();
  const Hours = useLateCode(lazySections, isWanted).fetched?.hours;
  const { fetched: kit, hasFailed, retry } = useLateCode(lazyKit, isWanted && maySee);
  if (!maySee) return null;
  const title = text('dashboard.hours.title');
  return (
    <ChartCard size="others" title={title}>
      {hasFailed
        ? () => <ErrorPanel onRetry={retry} title={text('dashboard.chart.failed')} />
        : Hours && kit && ((asTable) => <Hours asTable={asTable} kit={kit} label={title} />)}
    </ChartCard>
  );
}
