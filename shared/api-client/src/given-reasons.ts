/** Why a change is made, as its user says; empty where nothing was typed. */
export interface ChangeReason {
  reason: string;
  ticket: string;
}

/** A form or dialog in which the user says why. */
export interface ReasonGiver extends ChangeReason {
  /** Returns true for the calls of its changes. */
  isFor(path: string): boolean;
  /** Called with what the user has entered elsewhere, for a call of its changes. */
  onGiven(given: ChangeReason): void;
}

const givers = new Set<ReasonGiver>();

/**
 * Sends the reason and ticket of a form with the calls of its changes.
 *
 * @returns a function that ends this, when the form is closed
 */
export function giveReasons(giver: ReasonGiver): () => void {
  givers.add(giver);
  return () => givers.delete(giver);
}

/** Returns the open form for a call, the one opened last. */
export const giverFor = ({ isRead, path }: { isRead: boolean; path: string }): ReasonGiver | undefined =>
  isRead ? undefined : [...givers].findLast(({ isFor }) => isFor(path));
