import { formatNumber, type Language } from '@backoffice/i18n';
import { nice, ticks } from 'd3-array';

const SHORT_FROM = 1_000_000;

/** Formats axis values, all in the same form: from a million on `0.5M, 1M`, in Chinese `50万, 100万`. */
export function formatMarks(marks: readonly number[], language: Language): string[] {
  if (Math.max(...marks) < SHORT_FROM) return marks.map(formatNumber);
  const { format } = new Intl.NumberFormat(language, { notation: 'compact' });
  return marks.map((mark) => format(mark));
}

/** The approximate number of grid lines. */
const LINES = 4;

export interface ValueScale {
  /** Round values from 0 on, the last one at the top. */
  marks: readonly number[];
  /** Returns the y of a value: its distance from the drawing's upper edge, in pixels. */
  below: (value: number) => number;
}

/**
 * A scale for counts, from 0 to a round value that is not below the highest.
 *
 * @param height in pixels
 */
export function valueScale(highest: number, height: number): ValueScale {
  const [, top] = nice(0, Math.max(highest, LINES), LINES);
  return { marks: ticks(0, top, LINES), below: (value) => height * (1 - value / top) };
}
