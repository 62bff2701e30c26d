import { formatList } from '@backoffice/i18n/format-list';
import { mergeClasses } from '@fluentui/react-components';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../base/elements/basic-controls';
import { ChevronDownIcon } from '../../base/icons/page-icons';
import { MenuPopup } from '../../base/menu/menu-popup';
import { uiMessages } from '../../base/messages';
import { pressedKey } from '../../base/pressed-key';
import { useFilterBarStyles } from './filter-bar.styles';
import type { SelectFilter } from './filter-field';
import { joinValues, splitValues } from './filter-values';

interface ChoiceFilterProps {
  field: SelectFilter;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A choice of several values. The name of a value chooses it alone and closes the list; its box, or the space bar, adds or
 * removes it.
 */
export function ChoiceFilter({ field, value, onChange }: ChoiceFilterProps) {
  const styles = useFilterBarStyles();
  const text = uiMessages.useText();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { label, options, several } = field;
  const chosen = splitValues(value);
  const words = formatList(
    options.filter((option) => chosen.includes(option.value)).map((option) => option.label),
    { type: 'disjunction' },
  );
  const any = text('ui.list.any-of', { field: label });
  const toggle = (toggled: string) => {
    const isAlone = several?.alone.includes(toggled);
    const next = options
      .map((option) => option.value)
      .filter((each) =>
        each === toggled
          ? !chosen.includes(each)
          : chosen.includes(each) && !isAlone && !several?.alone.includes(each),
      );
    onChange(joinValues(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'ArrowUp'].includes(pressedKey(event))) return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  };
  return (
    <>
      <Button
        aria-expanded={anchor !== null}
        aria-haspopup="listbox"
        aria-label={label}
        className={mergeClasses(styles.field, styles.opener, !words && styles.unchosen)}
        icon={<ChevronDownIcon size={16} />}
        iconPosition="after"
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        onKeyDown={onKeyDown}
        role="combobox"
      >
        <span className={styles.words} data-tooltip-when-cut="">
          {words || any}
        </span>
      </Button>
      {anchor && (
        <MenuPopup
          anchor={anchor}
          items={[
            {
              key: '',
              label: any,
              checked: value === '',
              onSelect: () => onChange(''),
              onToggle: () => onChange(''),
            },
            ...options.map((option) => ({
              key: option.value,
              label: option.label,
              checked: chosen.includes(option.value),
              onSelect: () => onChange(option.value),
              onToggle: () => toggle(option.value),
            })),
          ]}
          label={label}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
