import { notify, uiSizes, type MenuItem } from '@backoffice/ui';
import { useAtom } from 'jotai';
import { messages } from '../../kernel/messages';
import { sizeAtom } from '../../kernel/settings/size-atom';

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
