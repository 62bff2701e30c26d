// Not exported: the surface, tooltip and scales of the charts.
export { BarChart } from './bar-chart';
export { ChartLegend } from './chart-legend';
export { ChartSlider, type ChartSliderProps } from './chart-slider';
export { ChartView } from './chart-view';
export { type Band, bandPointAt } from './geometry';
export { LineChart } from './line-chart';
export { PieChart } from './pie-chart';
export { RadarChart } from './radar-chart';
export type { Sheet, SheetColumn, SheetRow } from './sheet';
