import type { IconEntry } from './icon-entry';

/** A selection of Fluent's icons, in a file of their own. */
export async function loadFluentIcons(): Promise<readonly IconEntry[]> {
  const glyphs = await import('./fluent-glyphs');
  return Object.entries(glyphs).map(([name, Glyph]) => ({
    name,
    Glyph,
    code: `import { ${name} } from '@fluentui/react-icons';`,
  }));
}
