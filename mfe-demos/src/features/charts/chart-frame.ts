import { bandPointAt, type Sheet, type SheetColumn } from '@backoffice/charts';

interface DrawnColumn extends SheetColumn {
  kind: 'bar' | 'line';
}

export type DrawnSheet = Sheet<DrawnColumn>;

/** The room around the drawing, for its axes. */
export const chartMargin = { top: 8, right: 8, bottom: 28, left: 52 };
export const CHART_HEIGHT = 300;

/** The point at `x` in a chart of that width; the nearest one beside the drawing. */
export function pointAt(x: number, width: number, points: number): number {
  const { left, right } = chartMargin;
  return bandPointAt({ points, left, width: width - left - right }, x);
}
