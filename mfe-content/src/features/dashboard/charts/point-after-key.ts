const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: -Infinity,
  End: Infinity,
};

/** Where a key leads along `points` points; null for a key that leads nowhere. */
export function pointAfterKey(key: string, point: number, points: number): number | null {
  const step = steps[key];
  return step === undefined ? null : Math.min(points - 1, Math.max(0, point + step));
}
