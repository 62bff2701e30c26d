import { BoardIcon, DataTrendingIcon, IconButton, Skeleton, mergeClasses } from '@backoffice/ui';
import { useState, type ReactNode } from 'react';
import { messages } from '../../../messages';
import { Card } from '../card/card';
import { useChartCardStyles } from './chart-card.styles';

interface ChartCardProps {
  title: string;
  size: 'trend' | 'others';
  /** Shows the figures as a chart or as a table; none while the charts' code is on its way. */
  children: ((asTable: boolean) => ReactNode) | undefined;
}

/** Holds the room of a chart, and switches it to its table. */
export function ChartCard({ title, size, children }: ChartCardProps) {
  const styles = useChartCardStyles();
  const text = messages.useText();
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? DataTrendingIcon : BoardIcon;
  return (
    <Card
      actions={
        <IconButton
          icon={<Icon />}
          label={text(asTable ? 'dashboard.chart.as-chart' : 'dashboard.chart.as-table', { chart: title })}
          onClick={() => setAsTable(!asTable)}
        />
      }
      isBusy={!children}
      title={title}
    >
      <div className={mergeClasses(styles.body, styles[size])}>
        {children ? children(asTable) : <Skeleton className={styles.skeleton} />}
      </div>
    </Card>
  );
}
