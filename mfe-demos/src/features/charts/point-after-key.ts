/** Where a key leads among the points of a chart; null where it leads nowhere. */
export function pointAfterKey(key: string, point: number, points: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(point + 1, points - 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(point - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return points - 1;
    default:
      return null;
  }
}
