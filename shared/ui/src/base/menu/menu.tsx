import { useState, type MouseEvent, type ReactElement, type KeyboardEvent } from 'react';
import { pressedKey } from '../pressed-key';
import { MenuPopup, type MenuPopupProps } from './menu-popup';

export interface MenuTriggerProps {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface MenuProps extends Pick<MenuPopupProps, 'items' | 'label' | 'align' | 'side'> {
  /** Renders the button with these properties. */
  trigger: (props: MenuTriggerProps) => ReactElement;
}

/** A button with a menu that is created when it opens. */
export function Menu({ items, label, trigger, align, side = 'below' }: MenuProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: ({ currentTarget }) => setAnchor(anchor ? null : currentTarget),
        onKeyDown: (event) => {
          const pressed = pressedKey(event);
          const opens = pressed === 'ArrowDown' || (side === 'right' && pressed === 'ArrowRight');
          if (!opens) return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        },
      })}
      {anchor && (
        <MenuPopup
          align={align}
          anchor={anchor}
          items={items}
          label={label}
          onClose={() => setAnchor(null)}
          side={side}
        />
      )}
    </>
  );
}
