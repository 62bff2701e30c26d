/** A destination outside of the database that gets the heads of the audit log, in order. */
export interface HeadDestination {
  /** The address without credentials and query: shown, logged and stored. */
  name: string;
  /**
   * Delivers lines, all or an unknown number of the first ones.
   *
   * @throws Error when not all were delivered
   */
  deliver(lines: readonly string[]): Promise<void>;
}

/** The time that a destination may take for one delivery. */
export const DELIVER_WITHIN_MS = 10_000;
