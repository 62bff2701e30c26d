import { mergeClasses } from '@backoffice/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../../kernel/messages';
import type { MenuEntry } from '../../navigation/build-navigation';
import { MainMenu } from './main-menu';
import { ProductMark } from './product-mark';
import { useSidebarStyles } from './sidebar.styles';

interface MenuDrawerProps {
  menu: readonly MenuEntry[];
  onClose: () => void;
}

/** The menu over the page on a narrow screen; the shell puts the page behind it out of reach. */
export function MenuDrawer({ menu, onClose }: MenuDrawerProps) {
  const styles = useSidebarStyles();
  const text = messages.useText();
  const drawer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    drawer.current?.querySelector<HTMLElement>('a, button')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      // A navigation has moved the focus to the new page by itself.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [onClose]);

  return (
    <>
      <button
        aria-label={text('menu.close.label')}
        className={styles.backdrop}
        onClick={onClose}
        tabIndex={-1}
        type="button"
      />
      <div className={mergeClasses(styles.sidebar, styles.drawer)} ref={drawer}>
        <ProductMark />
        <MainMenu entries={menu} isCollapsed={false} />
      </div>
    </>
  );
}
