import type { Limits } from './list-search';

/** With which even a list of a few rows is searched as a long one. */
export const smallestLimits: Limits = {
  rememberFrom: 1,
  lookAtAllFrom: 2,
  mostListed: 0,
  nearRows: 0,
  firstRows: 0,
  attempts: 3,
};
