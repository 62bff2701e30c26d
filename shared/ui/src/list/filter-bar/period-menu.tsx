import { useState } from 'react';
import { lazyDialog } from '../../base/dialog/lazy-dialog';
import { MenuPopup } from '../../base/menu/menu-popup';
import { uiMessages } from '../../base/messages';
import type { PeriodDialogProps } from './period-dialog';
import type { PeriodMenuProps } from './period-filter';
import { periodMessages } from './period-messages';

const LazyPeriodDialog = lazyDialog<PeriodDialogProps>(async () => {
  const [{ PeriodDialog }] = await Promise.all([import('./period-dialog'), periodMessages.load()]);
  return PeriodDialog;
});

/** The menu of periods, of which the last entry opens the dialog for two days. */
export function PeriodMenu<N extends string>(props: PeriodMenuProps<N>) {
  const { field, days, fields, typed, search, anchor, onClose } = props;
  const text = uiMessages.useText();
  const [isOpen, setIsOpen] = useState(false);
  const { name, label, options } = field;
  const [first, last] = [typed[days[0]], typed[days[1]]];
  const choose = (period: string, from: string, to: string) =>
    search({ ...typed, [name]: period, [days[0]]: from, [days[1]]: to });
  const labelOf = (day: N) => fields.find((each) => each.name === day)?.label ?? day;
  const item = (value: string, words: string, checked: boolean) => ({
    key: value,
    label: words,
    checked,
    onSelect: () => choose(value, '', ''),
  });
  return (
    <>
      {anchor && (
        <MenuPopup
          anchor={anchor}
          items={[
            item('', text('ui.list.any-of', { field: label }), !typed[name] && !first && !last),
            ...options.map((option) => item(option.value, option.label, option.value === typed[name])),
            {
              key: 'two days',
              label: text('ui.list.two-days'),
              checked: Boolean(first || last),
              apart: true,
              onSelect: () => setIsOpen(true),
            },
          ]}
          label={label}
          onClose={onClose}
        />
      )}
      {isOpen && (
        <LazyPeriodDialog
          first={{ label: labelOf(days[0]), day: first }}
          last={{ label: labelOf(days[1]), day: last }}
          onChoose={(from, to) => choose('', from, to)}
          onClose={() => setIsOpen(false)}
          title={label}
        />
      )}
    </>
  );
}
