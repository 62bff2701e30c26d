import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { pressedKey } from '../../base/pressed-key';

const useFilterPopoverStyles = makeStyles({
  popover: {
    display: 'grid',
    position: 'absolute',
    // Above the sticky header of the table.
    zIndex: 5,
    insetBlockStart: `calc(var(--ui-control-height) + ${tokens.spacingVerticalXS})`,
    insetInlineEnd: 0,
    rowGap: tokens.spacingVerticalS,
    width: '13.75rem',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});

export interface FilterPopoverProps {
  label: string;
  /** The button that has opened it. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Further filters below their button. Escape and a press outside close it; menus of its fields are inside. */
export function FilterPopover({ label, opener, onClose, children }: FilterPopoverProps) {
  const styles = useFilterPopoverStyles();
  const popover = useRef<HTMLDivElement>(null);
  const onPress = useEffectEvent(({ target }: Event) => {
    const pressed = target as Element;
    const isInside = [popover, opener].some(({ current }) => current?.contains(pressed));
    if (!isInside && !pressed.closest('[role=menu], [role=listbox]')) onClose();
  });
  useEffect(() => {
    popover.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    const listening = new AbortController();
    document.addEventListener('pointerdown', onPress, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape') return;
    event.stopPropagation();
    opener.current?.focus();
    onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves the fields inside
    <div aria-label={label} className={styles.popover} onKeyDown={onKeyDown} ref={popover} role="group">
      {children}
    </div>
  );
}
