import type { MouseEvent } from 'react';
import { Button } from '../../base/elements/basic-controls';
import { IconButton } from '../../base/elements/icon-button';
import { DismissIcon } from '../../base/icons/frame-icons';
import { uiMessages } from '../../base/messages';
import { useFilterChipsStyles } from './filter-chips.styles';
import { dayText, type FilterField, type FilterPartProps, type FilterValues, narrows } from './filter-field';

function inWords(field: FilterField, value: string): string {
  if (field.kind === 'date') return dayText(value);
  return (field.kind === 'select' && field.options.find((option) => option.value === value)?.label) || value;
}

/** Moves the focus from a chip that is about to be removed to the next one, or to the one before it. */
function leaveChip({ currentTarget }: MouseEvent<HTMLElement>): void {
  const chip = currentTarget.closest('li')!;
  const other = chip.nextElementSibling ?? chip.previousElementSibling;
  other?.querySelector('button')?.focus();
}

/** The active filters, each with a button to remove it, and a button to remove all. */
export function FilterChips<N extends string>({ fields, values, typed, form, search }: FilterPartProps<N>) {
  const styles = useFilterChipsStyles();
  const text = uiMessages.useText();
  const inForce = fields.filter((field) => narrows(field, values[field.name]));
  const without = (names: readonly N[]) =>
    ({ ...typed, ...Object.fromEntries(names.map((name) => [name, ''])) }) as FilterValues<N>;
  const focusBar = () => form.current?.querySelector<HTMLElement>('input, [aria-expanded]')?.focus();
  return (
    <>
      <ul aria-label={text('ui.list.chips.label')} className={styles.chips}>
        {inForce.map((field) => (
          <li className={styles.chip} key={field.name}>
            {text('ui.list.chips.filter', {
              field: field.label,
              value: inWords(field, values[field.name]),
            })}
            <IconButton
              className={styles.remove}
              icon={<DismissIcon size={16} />}
              label={text('ui.list.chips.remove', { field: field.label })}
              onClick={(event) => {
                if (inForce.length > 1) leaveChip(event);
                else focusBar();
                search(without([field.name]));
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        appearance="subtle"
        className={styles.clear}
        onClick={() => {
          focusBar();
          search(without(inForce.map(({ name }) => name)));
        }}
      >
        {text('ui.list.chips.clear')}
      </Button>
    </>
  );
}
