import { nice, ticks } from 'd3-array';

/** About as many lines as a drawing has across. */
const LINES = 4;

export interface ValueScale {
  /** Round values from 0 on, the last one at the top. */
  marks: readonly number[];
  /** How far below the drawing's upper edge a value is. */
  below: (value: number) => number;
}

/**
 * Of counts, from 0 to a round one that is not below the highest.
 *
 * @param height in pixels
 */
export function valueScale(highest: number, height: number): ValueScale {
  const [, top] = nice(0, Math.max(highest, LINES), LINES);
  return { marks: ticks(0, top, LINES), below: (value) => height * (1 - value / top) };
}
