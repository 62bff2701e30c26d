/** Points that lie side by side, each with the same room. In pixels. */
export interface Band {
  /** How many points lie side by side. */
  points: number;
  left: number;
  width: number;
}

/** Where the middle of a point is, as a band scale without outer padding has it. */
export function bandCentre({ points, left, width }: Band, point: number): number {
  return left + ((point + 0.5) * width) / points;
}

/** The point at `x` of the drawing; the nearest one where `x` is beside it. */
export function bandPointAt({ points, left, width }: Band, x: number): number {
  return Math.min(points - 1, Math.max(0, Math.floor(((x - left) / width) * points)));
}

/** The points that are labelled: about `most` of them in even steps, the last one always. */
export function labelledPoints(points: number, most: number): number[] {
  if (points === 0) return [];
  const step = Math.max(1, Math.ceil(points / most));
  return Array.from({ length: Math.ceil(points / step) }, (_, tick) => points - 1 - tick * step).reverse();
}

/** A position on a circle around the origin: `turn` goes clockwise from the top, from 0 to 1. */
export function positionOnCircle(turn: number, radius: number): { x: number; y: number } {
  const angle = 2 * Math.PI * turn;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** How far around a position lies, clockwise from the top: from 0 to 1. */
export function turnAt(x: number, y: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI);
  return turn < 0 ? turn + 1 : turn;
}

/** Where each part begins and ends on a circle, from 0 to 1. */
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

/** The next number that reads well: 1, 1.2, 1.5 and so on with noughts. */
export function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return (steps.find((step) => step * unit >= value) ?? 10) * unit;
}
