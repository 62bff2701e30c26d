import type { Band } from './band';

/** The point under a place; the nearest one beside the drawing. */
export function bandPointAt({ points, left, width }: Band, x: number): number {
  return Math.min(points - 1, Math.max(0, Math.floor(((x - left) / width) * points)));
}
