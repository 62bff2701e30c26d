const ID_DIGITS = 6;

/** `M`, the day (UTC) and the id: short, in order of creation, and never given twice because the id never is. */
export function merchantNumber(id: number, createdAt: Date): string {
  const day = createdAt.toISOString().slice(0, 10).replaceAll('-', '');
  return `M${day}${String(id).padStart(ID_DIGITS, '0')}`;
}
