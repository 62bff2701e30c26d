/** How far a count has come, fast at first and slow at the end: `progress` from 0 to 1. */
export function countAt(from: number, to: number, progress: number): number {
  const left = (1 - Math.min(1, Math.max(0, progress))) ** 3;
  return Math.round(to - (to - from) * left);
}
