// Replaces Fluent's: docs/decisions/0023-own-components.md
import { foldText } from '@backoffice/contract/fold-text';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { mergeClasses } from '@fluentui/react-components';
import { createPortal } from 'react-dom';
import { CheckmarkIcon } from '../icons/frame-icons';
import { useLayers } from '../layers/layers-context';
import { positionBeside } from '../layers/positioning';
import { pressedKey } from '../pressed-key';
import { useMenuStyles } from './menu.styles';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Left out for an item that only shows information. */
  onSelect?: () => void;
  /** Set on all items of a choice: the chosen one is marked. */
  checked?: boolean;
  /** Set on all items of a choice of several: its box, and the space bar, call this and leave the choice open. */
  onToggle?: () => void;
  /** True if it links to the current page. */
  current?: boolean;
  disabled?: boolean;
  /** Only shows information: readable, but disabled. */
  fact?: boolean;
  dangerous?: boolean;
  /** Separated from the previous item by a line. */
  apart?: boolean;
  /** A sentence that explains the item, below the label. */
  hint?: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
}

export interface MenuPopupProps {
  items: readonly MenuItem[];
  /** The control that opened it, or a point of the window for a context menu. */
  anchor: Element | { x: number; y: number };
  /** Accessible name of the menu. */
  label: string;
  onClose: () => void;
  align?: 'start' | 'end';
  /** `right` is for a bar of icons; the left arrow key then also closes the menu. */
  side?: 'below' | 'right';
  className?: string;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The entries of an open menu, or of a choice of several. */
const ENTRIES = '[role^="menuitem"], [role="option"]';

/** An open menu, or a list box for a choice of several. Arrow keys, Home, End and first letters move the focus; Esc, Tab and a click outside close it. */
export function MenuPopup(props: MenuPopupProps) {
  const { items, anchor, label, onClose, align = 'start', side = 'below', className } = props;
  const styles = useMenuStyles();
  const layers = useLayers();
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const isChoice = items.some(({ onToggle }) => onToggle);
  const close = useEffectEvent(onClose);

  const reposition = () => {
    const rectangle =
      anchor instanceof Element
        ? anchor.getBoundingClientRect()
        : { left: anchor.x, right: anchor.x, top: anchor.y, bottom: anchor.y };
    if (popup.current) positionBeside(popup.current, rectangle, side, align);
  };
  useLayoutEffect(reposition, [anchor, align, side, items]);
  const follow = useEffectEvent(reposition);

  useEffect(() => {
    const opener = document.activeElement;
    const menu = popup.current;
    const chosen = menu?.querySelector<HTMLElement>(
      '[aria-checked="true"], [aria-selected="true"], [aria-current="page"]',
    );
    (chosen ?? menu?.querySelector<HTMLElement>(ENTRIES))?.focus();
    const outside = (event: Event) => {
      const target = event.target as Node;
      // A click on the anchor closes the menu in its own handler.
      if (!menu?.contains(target) && !(anchor instanceof Element && anchor.contains(target))) close();
    };
    // Ignores scrolling that leaves the owner in position, such as the end of a scroll that brought a button into view, or
    // the restored scroll position of a page under the menu of a tab.
    const owner = anchor instanceof Element ? anchor : opener;
    let stoodAt = owner?.getBoundingClientRect().top;
    const onScroll = (event: Event) => {
      if (owner?.getBoundingClientRect().top !== stoodAt) outside(event);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', outside, options);
    document.addEventListener('scroll', onScroll, options);
    // Follows the button when the window is rotated, or resized by an on-screen keyboard.
    const onResize = () => {
      if (!(anchor instanceof Element && anchor.isConnected)) {
        close();
        return;
      }
      follow();
      stoodAt = anchor.getBoundingClientRect().top;
    };
    window.addEventListener('resize', onResize, options);
    return () => {
      listening.abort();
      const hadFocus =
        !document.activeElement ||
        document.activeElement === document.body ||
        menu?.contains(document.activeElement);
      if (hadFocus && opener instanceof HTMLElement) opener.focus();
    };
  }, [anchor]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const pressed = pressedKey(event);
    const isLeft = side === 'right' && pressed === 'ArrowLeft';
    if (pressed === 'Escape' || pressed === 'Tab' || isLeft) {
      event.preventDefault();
      onClose();
      return;
    }
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(ENTRIES)];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[pressed];
    const toggled = pressed === ' ' ? items[at]?.onToggle : undefined;
    if (toggled) {
      event.preventDefault();
      toggled();
    } else if (step) {
      event.preventDefault();
      entries[step(at, entries.length)]?.focus();
    } else if (pressed.length === 1 && pressed !== ' ') {
      const letter = foldText(pressed);
      const following = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      following.find((entry) => foldText(entry.textContent).startsWith(letter))?.focus();
    }
  };

  const select = (item: MenuItem, target: EventTarget) => {
    if (item.disabled || !item.onSelect) return;
    if (item.onToggle && (target as Element).closest('[data-box]')) {
      item.onToggle();
      return;
    }
    onClose();
    // Runs after the focus has returned to the opener, so that a dialog opened by the item returns it there too.
    queueMicrotask(item.onSelect);
  };

  return (
    layers &&
    createPortal(
      <div
        aria-label={label}
        aria-multiselectable={isChoice || undefined}
        className={mergeClasses(styles.popup, className)}
        onKeyDown={onKeyDown}
        // Firefox would click the button when the space bar that toggled it is released.
        onKeyUp={(event) => isChoice && pressedKey(event) === ' ' && event.preventDefault()}
        ref={popup}
        role={isChoice ? 'listbox' : 'menu'}
      >
        {items.map((item, index) => (
          <Fragment key={item.key}>
            {item.apart && index > 0 && <div className={styles.divider} role="separator" />}
            <button
              aria-checked={isChoice ? undefined : item.checked}
              aria-current={item.current ? 'page' : undefined}
              aria-describedby={item.hint && `${id}-${item.key}`}
              aria-disabled={item.disabled ?? item.fact}
              aria-selected={isChoice ? item.checked : undefined}
              className={mergeClasses(
                styles.item,
                item.dangerous && styles.dangerous,
                item.fact && styles.fact,
              )}
              lang={item.lang}
              onClick={({ target }) => select(item, target)}
              role={isChoice ? 'option' : item.checked === undefined ? 'menuitem' : 'menuitemradio'}
              tabIndex={-1}
              type="button"
            >
              {item.checked === undefined ? (
                item.icon
              ) : (
                <span
                  className={mergeClasses(
                    styles.check,
                    isChoice && styles.box,
                    isChoice && item.checked && styles.ticked,
                  )}
                  data-box={isChoice || undefined}
                >
                  {item.checked && <CheckmarkIcon size={isChoice ? 16 : undefined} />}
                </span>
              )}
              {item.hint ? (
                <span>
                  {item.label}
                  {/* Describes the item; not part of its name. */}
                  <span aria-hidden="true" className={styles.hint} id={`${id}-${item.key}`}>
                    {item.hint}
                  </span>
                </span>
              ) : (
                <span>{item.label}</span>
              )}
            </button>
          </Fragment>
        ))}
      </div>,
      layers,
    )
  );
}
