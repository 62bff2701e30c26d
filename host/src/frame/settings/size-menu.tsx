import { IconButton, Menu, type MenuItem, notify, TextFontSizeIcon, uiSizes } from '@backoffice/ui';
import { useAtom } from 'jotai';
import { messages } from '../../kernel/messages';
import { sizeAtom } from '../../kernel/settings/settings';

const labels = {
  default: 'size.option.default',
  medium: 'size.option.medium',
  small: 'size.option.small',
  mini: 'size.option.mini',
} as const;

/** The sizes of the controls as a choice in a menu. */
export function useSizeItems(): MenuItem[] {
  const text = messages.useText();
  const [chosen, choose] = useAtom(sizeAtom);
  return uiSizes.map((size) => ({
    key: size,
    label: text(labels[size]),
    checked: size === chosen,
    onSelect: () => {
      if (size === chosen) return;
      choose(size);
      notify.success({ title: text('size.switched.title') });
    },
  }));
}

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
