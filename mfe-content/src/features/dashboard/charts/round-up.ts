const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The next number that reads well: 1, 1.2, 1.5 and so on with noughts. */
export function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return (steps.find((step) => step * unit >= value) ?? 10) * unit;
}
