import { MAX_LISTED } from './landmarks';

/** The points at which one way of answering becomes cheaper than another; measured at a million rows. */
export interface Limits {
  /** Matches from which walking over ids costs less than a pass over all matches. */
  rememberFrom: number;
  /** Matches from which reading every row costs less than a pass over an index. */
  lookAtAllFrom: number;
  /** The maximum number of matches of an order whose ids are all remembered. */
  maxListed: number;
  /** Below this many rows a scan is cheaper than landmarks. */
  nearRows: number;
  /** Up to this many rows the first request scans rather than waits for landmarks. */
  firstRows: number;
  /** The number of attempts while writers move the page, before it is read in a transaction with a single snapshot. */
  attempts: number;
}

export const measured: Limits = {
  rememberFrom: 1_000,
  lookAtAllFrom: 40_000,
  maxListed: MAX_LISTED,
  nearRows: 1_500,
  firstRows: 10_000,
  attempts: 3,
};
