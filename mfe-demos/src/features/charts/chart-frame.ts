/** The room around the drawing, for its axes. */
export const chartMargin = { top: 8, right: 8, bottom: 28, left: 52 };
export const CHART_HEIGHT = 300;

/** The point whose band lies at `x`, in a chart of that width. */
export function pointAt(x: number, width: number, points: number): number {
  const inner = width - chartMargin.left - chartMargin.right;
  const place = Math.floor(((x - chartMargin.left) / inner) * points);
  return Math.max(0, Math.min(place, points - 1));
}
