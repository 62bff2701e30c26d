import {
  type ArrangedColumn,
  COLUMN_WIDTH_MAX,
  COLUMN_WIDTH_MIN,
  type ColumnSetting,
} from '@backoffice/contract';
import { ChevronDownIcon, ChevronUpIcon, IconButton, Input, PinIcon } from '@backoffice/ui';
import type { Column } from '@backoffice/ui/list';
import { pressedKey } from '@backoffice/ui/pressed-key';
import {
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactElement,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { listScreenMessages } from '../../messages';
import { useColumnDialogStyles } from './column-dialog.styles';

interface ColumnItemProps<T> {
  entry: ArrangedColumn<Column<T>>;
  /** Up is -1, down is 1. */
  mayMove: (by: number) => boolean;
  onMove: (by: number) => void;
  onSet: (patch: Omit<ColumnSetting, 'key'>) => void;
}

type WidthFieldProps<T> = Pick<ColumnItemProps<T>, 'entry' | 'onSet'> & { onKeyDown: KeyboardEventHandler };

function WidthField<T>({ entry, onSet, onKeyDown }: WidthFieldProps<T>) {
  const text = listScreenMessages.useText();
  const styles = useColumnDialogStyles();
  const { column, width, isHidden } = entry;
  const [typed, setTyped] = useState<string>();
  const readWidth = (value: string) => {
    const number = Number(value);
    return number >= COLUMN_WIDTH_MIN && number <= COLUMN_WIDTH_MAX ? Math.round(number) : undefined;
  };
  return (
    <Input
      aria-label={text('columns.width', { name: column.header })}
      className={styles.width}
      disabled={isHidden}
      max={COLUMN_WIDTH_MAX}
      min={COLUMN_WIDTH_MIN}
      onBlur={() => setTyped(undefined)}
      onKeyDown={onKeyDown}
      onChange={(_event, { value }) => {
        setTyped(value);
        const next = readWidth(value);
        if (next !== undefined || value === '') onSet({ width: next });
      }}
      step={8}
      type="number"
      value={typed ?? String(width ?? column.width)}
    />
  );
}

/** A column in the dialog: shown or hidden, width, pinned, and position, which Alt with an arrow key changes too. */
export function ColumnItem<T>({ entry, mayMove, onMove, onSet }: ColumnItemProps<T>) {
  const styles = useColumnDialogStyles();
  const text = listScreenMessages.useText();
  const item = useRef<HTMLLIElement>(null);
  const { column, isHidden = false, isPinned = false } = entry;
  const { header: name, isTitle } = column;
  const moved = useRef<HTMLElement>(null);
  // An element that is moved within the document loses the focus.
  useLayoutEffect(() => {
    moved.current?.focus();
    moved.current = null;
  });
  const keepFocus = () => {
    const { activeElement } = document;
    moved.current = item.current?.contains(activeElement) ? (activeElement as HTMLElement) : null;
  };
  const move = (by: number) => {
    keepFocus();
    onMove(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[pressedKey(event)];
    if (!event.altKey || !by) return;
    event.preventDefault();
    if (mayMove(by)) move(by);
  };
  const step = (by: number, label: string, icon: ReactElement) => (
    <IconButton
      aria-disabled={!mayMove(by)}
      icon={icon}
      label={label}
      onClick={() => mayMove(by) && move(by)}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <li className={styles.column} ref={item}>
      <label className={styles.shown}>
        <input
          checked={!isHidden}
          className={styles.box}
          disabled={isTitle}
          onChange={() => onSet({ isHidden: !isHidden })}
          onKeyDown={onKeyDown}
          type="checkbox"
        />
        {name}
      </label>
      <WidthField onKeyDown={onKeyDown} onSet={onSet} entry={entry} />
      <div className={styles.buttons}>
        <IconButton
          aria-pressed={isPinned}
          className={isPinned ? styles.pinned : undefined}
          icon={<PinIcon />}
          label={text('columns.pin', { name })}
          onClick={() => {
            keepFocus();
            onSet({ isPinned: !isPinned });
          }}
          onKeyDown={onKeyDown}
        />
        {step(-1, text('columns.up', { name }), <ChevronUpIcon />)}
        {step(1, text('columns.down', { name }), <ChevronDownIcon />)}
      </div>
    </li>
  );
}
