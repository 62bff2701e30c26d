import { store } from '@backoffice/session';
import { DismissIcon } from '@backoffice/ui';
import { offeredClosingAtom } from '../tabs/offered-closing';
import { messages } from './messages';
import type { CommandSource } from './palette-command';

const closings = [
  { extent: 'one', title: 'palette.close.one' },
  { extent: 'others', title: 'palette.close.others' },
  { extent: 'all', title: 'palette.close.all' },
] as const;

/** Only what would close something now. */
export const tabCommands: CommandSource = () => {
  const offered = store.get(offeredClosingAtom);
  return closings
    .filter(({ extent }) => offered?.extents.includes(extent))
    .map(({ extent, title }) => ({
      id: `close-${extent}`,
      titles: [messages.text(title)],
      icon: DismissIcon,
      isForgotten: true,
      run: () => offered?.close(extent),
    }));
};
