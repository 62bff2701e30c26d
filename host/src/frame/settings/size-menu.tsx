import { IconButton, Menu, TextFontSizeIcon } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { useSizeItems } from './use-size-items';

export function SizeMenu() {
  const label = messages.useText()('size.menu.label');
  const items = useSizeItems();
  return (
    <Menu
      align="end"
      items={items}
      label={label}
      trigger={(props) => (
        <IconButton {...props} data-tour="size" icon={<TextFontSizeIcon />} label={label} />
      )}
    />
  );
}
