/** Whether an error of the system is one of those, by its code. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  // Not asked whether it is an Error: Node's own belong to another realm than a test's.
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
