import { ChartLegend } from '@backoffice/charts';
import { Button } from '@backoffice/ui';
import { useState } from 'react';
import { DemoCard, DemoPage } from '../../demo-page';
import { ChartSurface } from './chart-surface';
import { ChartTable } from './chart-table';
import { chartsMessages } from './charts-messages';
import { useChartsStyles } from './charts.styles';
import type { DrawnSheet } from './chart-frame';

export interface ChartPageProps {
  intro: string;
  title: string;
  sheet: DrawnSheet;
}

/** A chart, and its figures as a table one click away. */
export function ChartPage({ intro, title, sheet }: ChartPageProps) {
  const styles = useChartsStyles();
  const text = chartsMessages.useText();
  const [isTable, setIsTable] = useState(false);
  return (
    <DemoPage intro={intro}>
      <DemoCard title={title}>
        <div className={styles.head}>
          <ChartLegend entries={sheet.columns} position="above" />
          <Button onClick={() => setIsTable(!isTable)}>
            {isTable ? text('charts.as-chart') : text('charts.as-table')}
          </Button>
        </div>
        {isTable ? <ChartTable label={title} sheet={sheet} /> : <ChartSurface label={title} sheet={sheet} />}
      </DemoCard>
    </DemoPage>
  );
}
