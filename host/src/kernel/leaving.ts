let leaving = new AbortController();

/** Aborted from the moment that the user signs out until the session has ended here, too. */
export const leavingSignal = () => leaving.signal;

export function beginLeaving(): void {
  leaving.abort();
}

export function endLeaving(): void {
  leaving = new AbortController();
}
