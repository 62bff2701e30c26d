import { IconButton, SearchIcon } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { keyName, openFrameDialog } from '../shortcuts/shortcuts';

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
