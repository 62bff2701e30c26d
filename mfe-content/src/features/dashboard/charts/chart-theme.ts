import { tokens } from '@backoffice/ui';
import { buildChartTheme } from '@visx/xychart';

const label = {
  fill: tokens.colorNeutralForeground2,
  fontSize: 12,
  fontWeight: 400,
  letterSpacing: 0,
  fontFamily: 'inherit',
} as const;

/** Axes and grid in the page's own colours, light and dark alike. Series bring their own. */
export function chartTheme(colours: readonly string[]) {
  return buildChartTheme({
    backgroundColor: 'transparent',
    colors: [...colours],
    gridColor: tokens.colorNeutralStroke3,
    gridColorDark: tokens.colorNeutralStroke2,
    svgLabelSmall: label,
    svgLabelBig: label,
    tickLength: 4,
  });
}
