let known: boolean | undefined;

/** Remembers whether the server runs with demo data, from its answer about signing in. */
export function noteDemoData(has: boolean): void {
  known = has;
}

/** Whether the server runs with demo data; undefined in a document that has not shown the login page. */
export function knownDemoData(): boolean | undefined {
  return known;
}
