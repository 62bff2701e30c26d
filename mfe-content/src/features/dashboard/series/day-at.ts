const DAY_MS = 24 * 60 * 60 * 1000;

/** The day that comes `days` after another; both as `2026-11-21`, in no time zone. */
export function dayAt(firstDay: string, days: number): string {
  return new Date(Date.parse(firstDay) + days * DAY_MS).toISOString().slice(0, 10);
}
