let known: { token: string | null; rights: string } | null = null;

/** What the last answer to this token named as the caller's rights; undefined before the first one. */
export function knownRights(token: string | null): string | undefined {
  return known?.token === token ? known.rights : undefined;
}

/** @returns whether they are others than those that were known */
export function noteRights(token: string | null, rights: string): boolean {
  const before = knownRights(token);
  known = { token, rights };
  return before !== undefined && before !== rights;
}
