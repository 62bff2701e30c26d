import type { GetText } from '@backoffice/i18n';
import { formatList } from '@backoffice/i18n/format-list';
import { Fragment } from 'react';
import { Button } from '../../base/elements/basic-controls';
import { IconButton } from '../../base/elements/icon-button';
import { DismissIcon } from '../../base/icons/frame-icons';
import { uiMessages } from '../../base/messages';
import { useFilterChipsStyles } from './filter-chips.styles';
import { dayText, type FilterField, type FilterPartProps, type FilterValues, narrows } from './filter-field';
import { joinValues, splitValues } from './filter-values';

function inWords(field: FilterField, value: string): string {
  if (field.kind === 'date') return dayText(value);
  return (field.kind === 'select' && field.options.find((option) => option.value === value)?.label) || value;
}

/** Stands for a value in the text of a chip. */
const VALUE = '\0';

/** Returns the values of a filter, each with the text before it: “Status: ”, “ or ”. */
function partsOf(field: FilterField, typed: string, text: GetText<'ui.list.chips.filter'>) {
  const values = field.kind === 'select' ? splitValues(typed) : [typed];
  const value = formatList(
    values.map(() => VALUE),
    { type: 'disjunction' },
  );
  const between = text('ui.list.chips.filter', { field: field.label, value }).split(VALUE);
  return values.map((each, index) => ({ value: each, words: inWords(field, each), before: between[index] }));
}

/** Moves the focus from a button that is about to be removed to the next one, or to the one before it. */
function leaveChip(button: HTMLElement): boolean {
  const buttons = [...button.closest('ul')!.querySelectorAll('button')];
  const at = buttons.findIndex((each) => each === button);
  const other = buttons[at + 1] ?? buttons[at - 1];
  other?.focus();
  return other !== undefined;
}

/** The active filters, with a button to remove each value, and a button to remove all. */
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
        {inForce.map((field) => {
          const parts = partsOf(field, values[field.name], text);
          return (
            <li className={styles.chip} key={field.name}>
              {parts.map(({ value, words, before }) => (
                <Fragment key={value}>
                  {before}
                  {words}
                  <IconButton
                    className={styles.remove}
                    icon={<DismissIcon size={16} />}
                    label={text('ui.list.chips.remove', {
                      field:
                        parts.length === 1
                          ? field.label
                          : text('ui.list.chips.filter', { field: field.label, value: words }),
                    })}
                    onClick={({ currentTarget }) => {
                      if (!leaveChip(currentTarget)) focusBar();
                      const others = parts.map((part) => part.value).filter((each) => each !== value);
                      search({ ...typed, [field.name]: joinValues(others) });
                    }}
                  />
                </Fragment>
              ))}
            </li>
          );
        })}
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
