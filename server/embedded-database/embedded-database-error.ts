/** Whether an error of the system is one of those, by its code. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  // Not asked whether it is an Error: Node's own belong to another realm than a test's.
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** For `catch`: passes over errors of the system with one of the codes, and throws any other. */
export function passOver(...codes: string[]) {
  return (error: unknown): void => {
    if (!hasCode(error, ...codes)) throw error;
  };
}

/** The embedded database can't run; the message is one sentence for the person who started it. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}
