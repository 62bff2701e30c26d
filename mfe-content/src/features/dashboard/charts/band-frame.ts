import { bandCentre, type Band } from './band';
import { bandPointAt } from './band-point-at';
import type { ChartGeometry } from './chart-surface';
import { tickPlaces } from './tick-places';

interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface BandFrame {
  band: (width: number) => Band;
  /** For `ChartSurface`. */
  geometry: (width: number) => ChartGeometry;
  /** Which points have a label under the axis. */
  ticks: (width: number) => number[];
}

/**
 * Where things are in a drawing whose points lie side by side.
 *
 * @param margin around the points, in pixels
 * @param labelWidth room of a label under the axis, in pixels
 */
export function bandFrame(points: number, margin: Margin, labelWidth: number): BandFrame {
  const band = (width: number) => ({ points, left: margin.left, width: width - margin.left - margin.right });
  return {
    band,
    geometry: (width) => ({
      pointAt: (x) => bandPointAt(band(width), x),
      placeOf: (point) => ({ x: bandCentre(band(width), point), y: margin.top }),
    }),
    ticks: (width) => tickPlaces(points, Math.max(2, Math.floor(band(width).width / labelWidth))),
  };
}
