/** About `most` of `points` in even steps, the last one always. */
export function tickPlaces(points: number, most: number): number[] {
  if (points === 0) return [];
  const step = Math.max(1, Math.ceil(points / most));
  return Array.from({ length: Math.ceil(points / step) }, (_, tick) => points - 1 - tick * step).reverse();
}
