/** Returns true when the error has one of the system's error codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  // No `instanceof Error`: Node's own errors belong to another realm than those of a Jest test.
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Returns a handler for `catch` that ignores system errors with one of the codes, and rethrows others. */
export function passOver(...codes: string[]) {
  return (error: unknown): void => {
    if (!hasCode(error, ...codes)) throw error;
  };
}

/** The embedded database cannot run; the message is one sentence for the operator. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}
