/** Points that lie side by side in bands of equal width. In pixels. */
export interface Band {
  /** The number of points. */
  points: number;
  left: number;
  width: number;
}

/** Returns the x of a point's middle, like a band scale without outer padding. */
export function bandCentre({ points, left, width }: Band, point: number): number {
  return left + ((point + 0.5) * width) / points;
}

/** Returns the point at `x` of the drawing; the nearest one where `x` is outside. */
export function bandPointAt({ points, left, width }: Band, x: number): number {
  return Math.min(points - 1, Math.max(0, Math.floor(((x - left) / width) * points)));
}

/** Returns the points to label: about `most` of them in even steps, always with the last one. */
export function labelledPoints(points: number, most: number): number[] {
  if (points === 0) return [];
  const step = Math.max(1, Math.ceil(points / most));
  return Array.from({ length: Math.ceil(points / step) }, (_, tick) => points - 1 - tick * step).reverse();
}

/** Returns the position on a circle around the origin; `turn` goes clockwise from the top, from 0 to 1. */
export function positionOnCircle(turn: number, radius: number): { x: number; y: number } {
  const angle = 2 * Math.PI * turn;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** Returns the turn of a position, clockwise from the top, from 0 to 1. */
export function turnAt(x: number, y: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI);
  return turn < 0 ? turn + 1 : turn;
}

/** Returns the turns, from 0 to 1, at which the slice of each part begins and ends. */
export function slicesOf(parts: readonly number[]): { start: number; end: number }[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += total === 0 ? 0 : part / total;
    return { start, end };
  });
}

const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Rounds up to a number that reads well: 1, 1.2, 1.5 and so on, times a power of ten. */
export function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return (steps.find((step) => step * unit >= value) ?? 10) * unit;
}
