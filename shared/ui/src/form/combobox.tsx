// Replaces Fluent's: docs/decisions/0023-own-components.md
import { foldText } from '@backoffice/contract/fold-text';
import { Input, type InputProps, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { ChevronDownIcon } from '../base/icons/frame-icons';
import { pressedKey } from '../base/pressed-key';

const useComboboxStyles = makeStyles({
  box: { position: 'relative', minWidth: 0 },
  input: { width: '100%' },
  popup: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(100% + 4px)',
    zIndex: 5,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  list: {
    maxHeight: '224px',
    margin: 0,
    padding: tokens.spacingHorizontalXXS,
    overflowY: 'auto',
    listStyleType: 'none',
    ':empty': { display: 'none' },
  },
  option: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusSmall,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '44px', alignContent: 'center' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  pointedAt: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  chosen: { fontWeight: tokens.fontWeightSemibold },
  detail: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  note: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    ':empty': { display: 'none' },
  },
});

export interface ComboboxOption<V> {
  value: V;
  label: string;
  /** Shown beside the label, and searched too. */
  detail?: string;
}

export interface ComboboxProps<V> extends Omit<InputProps, 'value' | 'onChange' | 'onSelect' | 'children'> {
  options: readonly ComboboxOption<V>[];
  chosen: ComboboxOption<V> | null;
  /** Called with null when the field is emptied. */
  onChoose: (option: ComboboxOption<V> | null) => void;
  /** Called with the typed text, for options that are searched on the server. */
  onSearch?: (typed: string) => void;
  ref?: Ref<HTMLInputElement>;
  /** A note below the options: their number, no match, or loading. */
  note?: string;
}

/** More options are not readable, and laying out a thousand at once is slow. */
const MAX_SHOWN = 50;

function matches({ label, detail = '' }: ComboboxOption<unknown>, typed: string): boolean {
  return foldText(`${label} ${detail}`).includes(foldText(typed.trim()));
}

/** A field that offers the options matching the typed text. Arrow keys move, Enter chooses, Esc closes. */
export function Combobox<V extends string | number>(props: ComboboxProps<V>) {
  const { options, chosen, onChoose, onSearch, note, onBlur, disabled, ...field } = props;
  const styles = useComboboxStyles();
  const id = useId();
  // Null while the user is not typing: the field shows the chosen option.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [pointed, setPointed] = useState(0);

  const shown = (typed === null ? options : options.filter((option) => matches(option, typed))).slice(
    0,
    MAX_SHOWN,
  );
  const close = () => {
    setIsOpen(false);
    setTyped(null);
    if (typed !== null) onSearch?.('');
  };
  const open = () => {
    if (isOpen) return;
    setIsOpen(true);
    setPointed(
      Math.max(
        0,
        options.slice(0, MAX_SHOWN).findIndex(({ value }) => value === chosen?.value),
      ),
    );
  };
  const choose = (option: ComboboxOption<V>) => {
    onChoose(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = pressedKey(event);
    if (pressed === 'ArrowDown' || pressed === 'ArrowUp') {
      event.preventDefault();
      const step = pressed === 'ArrowDown' ? 1 : -1;
      if (!isOpen) open();
      else if (shown.length > 0) setPointed((at) => (at + step + shown.length) % shown.length);
    } else if (pressed === 'Enter' && isOpen) {
      event.preventDefault();
      const option = shown[pointed];
      if (option) choose(option);
    } else if (pressed === 'Escape' && isOpen) {
      // Closes the options and not the dialog around them.
      event.stopPropagation();
      close();
    }
  };
  const optionId = (index: number) => `${id}-${index}`;
  return (
    <div className={styles.box}>
      <Input
        {...field}
        aria-activedescendant={isOpen && shown[pointed] ? optionId(pointed) : undefined}
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-expanded={isOpen}
        className={styles.input}
        contentAfter={<ChevronDownIcon size={16} />}
        disabled={disabled}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        onChange={(_event, { value }) => {
          setTyped(value);
          setIsOpen(true);
          setPointed(0);
          if (value === '' && chosen) onChoose(null);
          onSearch?.(value.trim());
        }}
        onClick={open}
        onKeyDown={onKeyDown}
        role="combobox"
        value={typed ?? chosen?.label ?? ''}
      />
      {isOpen && (
        <div className={styles.popup}>
          <ul
            aria-labelledby={field['aria-labelledby']}
            className={styles.list}
            id={`${id}-list`}
            role="listbox"
          >
            {shown.map((option, index) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
              <li
                aria-selected={option.value === chosen?.value}
                className={mergeClasses(
                  styles.option,
                  index === pointed && styles.pointedAt,
                  option.value === chosen?.value && styles.chosen,
                )}
                id={optionId(index)}
                key={option.value}
                onClick={() => choose(option)}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                ref={index === pointed ? showOption : undefined}
                role="option"
              >
                {option.label}
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </li>
            ))}
          </ul>
          <div className={styles.note} role="status">
            {note}
          </div>
        </div>
      )}
    </div>
  );
}

const showOption = (option: HTMLElement | null) => {
  option?.scrollIntoView({ block: 'nearest' });
};
