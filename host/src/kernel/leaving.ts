let leaving = new AbortController();

/** A signal that is aborted from the click on sign-out until the session has ended in this tab. */
export const leavingSignal = () => leaving.signal;

export function beginLeaving(): void {
  leaving.abort();
}

export function endLeaving(): void {
  leaving = new AbortController();
}
