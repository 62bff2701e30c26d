import type { ProblemKind } from '@backoffice/contract';
import { currentPath } from '../addresses';

/** An error that is reported to the server, as it was caught. */
export interface CaughtError {
  error: unknown;
  kind: ProblemKind;
  /** The part of the page whose boundary caught it. */
  remote?: string | undefined;
  release?: string | undefined;
  /** The path of the page shown. */
  path: string;
}

/** The errors that wait until the code that reports them is loaded. */
const MAX_WAITING = 50;
const waiting: CaughtError[] = [];

let take = (caught: CaughtError): void => {
  if (waiting.length < MAX_WAITING) waiting.push(caught);
};

/** Hands an error to the code that reports it. */
export function keepCaught(caught: Omit<CaughtError, 'path'>): void {
  take({ ...caught, path: currentPath() });
}

/** Hands over all errors, those that wait too. */
export function followCaught(listener: (caught: CaughtError) => void): void {
  take = listener;
  waiting.splice(0).forEach(listener);
}
