/** What a text field for integers holds: nothing, a number, or (as NaN) something that is none. */
export function parseInteger(text: string): number | null {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return null;
  return /^[+-]?\d{1,15}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** The next number in a direction, inside the limits; from nothing it starts at 0. */
export function stepInteger(
  value: number | null,
  by: number,
  limits: { min?: number; max?: number },
): number {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limits;
  const from = value === null || Number.isNaN(value) ? 0 : value + by;
  return Math.max(min, Math.min(max, from));
}
