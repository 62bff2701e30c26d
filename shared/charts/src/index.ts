// The tooltip and the scale of the charts are not exported.
export { BarChart } from './bar-chart';
export { ChartLegend, ColourMark } from './chart-legend';
export { ChartSurface, PointDot } from './chart-surface';
export { ChartView } from './chart-view';
export { bandCentre, bandPointAt, labelledPoints, roundUp } from './geometry';
export { LineChart } from './line-chart';
export { PieChart } from './pie-chart';
export { RadarChart } from './radar-chart';
export type { Sheet, SheetColumn, SheetRow } from './sheet';
export { formatMarks } from './value-scale';
