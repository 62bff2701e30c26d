import type { Icon } from '@backoffice/ui';
import type { NavigateFunction } from 'react-router-dom';

interface PaletteCommand {
  /** Unique among all commands, and the same in every language. */
  id: string;
  /** The groups that it belongs to, its own name last; in the interface's language. */
  titles: readonly string[];
  icon: Icon;
  /** Language of its own name, where it differs from the interface's. */
  lang?: string;
  /** Never among the recent ones, which Enter would run at once. */
  isForgotten?: boolean;
  run: () => void;
}

/** What an area offers at this moment; asked each time the palette is opened. */
export type CommandSource = (context: { navigate: NavigateFunction }) => readonly PaletteCommand[];
