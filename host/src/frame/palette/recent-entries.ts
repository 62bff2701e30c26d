const KEY = 'paletteRecent';
const MAX_RECENT = 10;

/** What was chosen in the palette last, newest first: paths without their queries, and names of commands. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MAX_RECENT) : [];
  } catch (error) {
    console.warn('What was chosen last could not be read.', error);
    return [];
  }
}

export function rememberRecent(id: string): void {
  const recent = [id, ...readRecent().filter((other) => other !== id)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch (error) {
    console.warn('What was chosen could not be kept.', error);
  }
}
