import type { Limits } from './limits';

/** Limits that make a list of a few rows use the ways of a long one. */
export const smallestLimits: Limits = {
  rememberFrom: 1,
  lookAtAllFrom: 2,
  maxListed: 0,
  nearRows: 0,
  firstRows: 0,
  attempts: 3,
};
