/** The next number that reads well: 1, 2, 2.5 or 5 with noughts. */
export function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5, 10].find((step) => step * unit >= value) ?? 10) * unit;
}
