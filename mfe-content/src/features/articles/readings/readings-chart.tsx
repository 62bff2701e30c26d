import type { PageView } from '@backoffice/contract';
import { tokens } from '@backoffice/ui';
import { Axis, BarSeries, buildChartTheme, XYChart } from '@visx/xychart';

const theme = buildChartTheme({
  backgroundColor: 'transparent',
  colors: [tokens.colorBrandBackground],
  gridColor: tokens.colorNeutralStroke2,
  gridColorDark: tokens.colorNeutralStroke2,
  svgLabelSmall: { fill: tokens.colorNeutralForeground2 },
  svgLabelBig: { fill: tokens.colorNeutralForeground2 },
  tickLength: 0,
});

const keyOf = ({ key }: PageView) => key;
const viewsOf = ({ pv }: PageView) => pv;

/** A bar chart of the figures in the table beside it. */
export function ReadingsChart({ views }: { views: readonly PageView[] }) {
  // Reversed, since the axis begins at the bottom: the longest bar is on top.
  const rows = [...views].reverse();
  return (
    <XYChart
      accessibilityLabel=""
      height={180}
      margin={{ top: 8, right: 12, bottom: 8, left: 72 }}
      theme={theme}
      xScale={{ type: 'linear' }}
      yScale={{ type: 'band', padding: 0.4 }}
    >
      <Axis hideAxisLine hideTicks orientation="left" />
      <BarSeries
        data={rows}
        dataKey="pv"
        enableEvents={false}
        radius={3}
        radiusAll
        xAccessor={viewsOf}
        yAccessor={keyOf}
      />
    </XYChart>
  );
}
