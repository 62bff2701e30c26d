import { bandCentre, bandPointAt, type Sheet, type SheetColumn } from '@backoffice/charts';

/** The kind of a series; bars are stacked. */
export type SeriesKind = 'area' | 'bar' | 'line';

interface DrawnColumn extends SheetColumn {
  kind: SeriesKind;
}

export type DrawnSheet = Sheet<DrawnColumn>;

/** The margins of the drawing for its axes, in pixels. */
export const chartMargin = { top: 16, right: 8, bottom: 28, left: 52 };
export const CHART_HEIGHT = 320;

/** Returns the positions of the points in a chart of this width, for pointer and tooltip. */
export function chartGeometry(width: number, points: number) {
  const { left, right, top } = chartMargin;
  const band = { points, left, width: width - left - right };
  return {
    pointAt: (x: number) => bandPointAt(band, x),
    tooltipPosition: (point: number) => ({ x: bandCentre(band, point), y: top }),
  };
}
