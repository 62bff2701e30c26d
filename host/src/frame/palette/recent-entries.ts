import { storedJson } from '@backoffice/browser-store';

const MAX_RECENT = 10;

const stored = storedJson<string[]>({
  key: 'paletteRecent',
  area: 'local',
  parse: (json) =>
    Array.isArray(json) ? json.filter((id) => typeof id === 'string').slice(0, MAX_RECENT) : undefined,
  fallback: [],
});

/** The entries of the palette that were chosen last, newest first: paths without their queries, and ids of commands. */
export function readRecent(): string[] {
  return stored.read();
}

export function rememberRecent(id: string): void {
  stored.write([id, ...readRecent().filter((other) => other !== id)].slice(0, MAX_RECENT));
}
