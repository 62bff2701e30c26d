import { IconButton, SearchIcon } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { openFrameDialog } from '../shortcuts/open-frame-dialog';
import { keyName } from '../shortcuts/key-names';

export function PaletteButton() {
  const text = messages.useText();
  const label = text('palette.open.label');
  return (
    <IconButton
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-tour="search"
      data-tooltip={`${label} (${keyName('Mod')} + K)`}
      icon={<SearchIcon />}
      label={label}
      onClick={() => openFrameDialog('palette')}
    />
  );
}
