const names = new Map<string, string>();

/** A statement that each connection prepares once: every text has a name of its own. For texts of which there are few. */
export function preparedOnce(text: string): { name: string; text: string } {
  const name = names.get(text) ?? `prepared-${names.size + 1}`;
  names.set(text, name);
  return { name, text };
}
