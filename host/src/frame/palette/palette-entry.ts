import type { Icon } from '@backoffice/ui';

/** What can be found in the palette: a page or a command. */
export interface PaletteEntry {
  /** A page's path, or a command's own name. */
  id: string;
  kind: 'page' | 'command';
  /** In the interface's language: the groups that lead to it, its own last. */
  titles: readonly string[];
  /** The same in Chinese, to be found by sound. */
  chinese: readonly string[];
  path?: string;
  icon: Icon;
  /** Language of its own title, where it differs from the interface's. */
  lang?: string;
  /** Never among the recent ones. */
  isForgotten?: boolean;
  run: () => void;
  /** Begins to load what it opens. */
  preload?: () => void;
}
