import { MenuPopup } from '../../base/menu/menu-popup';
import { uiMessages } from '../../base/messages';
import type { SelectFilter } from './filter-field';
import type { OpenPopup } from './filter-opener';
import { joinValues, splitValues } from './filter-values';

export interface ChoiceListProps extends OpenPopup {
  field: SelectFilter;
  value: string;
  onChange: (value: string) => void;
}

/** Returns the values in the order of the choice after one was added or removed. */
function toggle({ options, several }: SelectFilter, chosen: readonly string[], toggled: string): string[] {
  const { alone = [] } = several ?? {};
  if (chosen.includes(toggled)) return chosen.filter((value) => value !== toggled);
  if (alone.includes(toggled)) return [toggled];
  const next = [...chosen.filter((value) => !alone.includes(value)), toggled];
  return options.map(({ value }) => value).filter((value) => next.includes(value));
}

/**
 * The values of a choice of several. The name of a value chooses it alone and closes the list; its box, or the space bar, adds or
 * removes it.
 */
export function ChoiceList({ field, value, onChange, anchor, onClose }: ChoiceListProps) {
  const text = uiMessages.useText();
  if (!anchor) return null;
  const { label, options } = field;
  const chosen = splitValues(value);
  const clear = () => onChange('');
  const any = text('ui.list.any-of', { field: label });
  return (
    <MenuPopup
      anchor={anchor}
      items={[
        { key: '', label: any, checked: value === '', onSelect: clear, onToggle: clear },
        ...options.map((option) => ({
          key: option.value,
          label: option.label,
          checked: chosen.includes(option.value),
          onSelect: () => onChange(option.value),
          onToggle: () => onChange(joinValues(toggle(field, chosen, option.value))),
        })),
      ]}
      label={label}
      onClose={onClose}
    />
  );
}
