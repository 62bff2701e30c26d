/** Three or six digits with or without `#`, as `#` and six small ones; null for anything else. */
export function parseColour(code: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(code.trim().toLowerCase())?.[1];
  if (!digits) return null;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}
