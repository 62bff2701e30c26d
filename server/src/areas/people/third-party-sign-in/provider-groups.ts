import type { VerifiedPerson } from './provider-client';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(claims: VerifiedPerson['claims'], path: string): unknown {
  // Names of claims may be addresses, which have dots themselves.
  if (Object.hasOwn(claims, path)) return claims[path];
  let value: unknown = claims;
  for (const name of path.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** Returns the groups of a person, from the claim at a name or dotted path: a list of texts, or one text. */
export function groupsOf(claims: VerifiedPerson['claims'], path: string): ReadonlySet<string> {
  const value = valueAt(claims, path);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return new Set(values.filter((group) => typeof group === 'string'));
}
