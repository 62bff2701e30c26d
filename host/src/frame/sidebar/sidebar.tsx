import { mergeClasses } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { useAtomValue } from 'jotai';
import { memo, useEffect, useRef } from 'react';
import { messages } from '../../kernel/messages';
import { logoAddress, productName } from '../../kernel/product';
import { sidebarLogoAtom } from '../../kernel/settings/settings';
import { useSidebarStyles } from './sidebar.styles';
import type { MenuEntry } from '../../navigation/navigation';
import { MenuSections } from './main-menu';
import { useMenuState } from './use-menu-state';

/** Scrolls only the sidebar; `scrollIntoView` would scroll the page, too. */
function showCurrentEntry(menu: HTMLElement) {
  const sidebar = menu.parentElement!;
  const entry = menu.querySelector('[aria-current=page]');
  if (!entry) return;
  const inside = sidebar.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top < inside.top) sidebar.scrollTop -= inside.top - top;
  if (bottom > inside.bottom) sidebar.scrollTop += bottom - inside.bottom;
}

/** The product's logo and name above the menu, unless the settings hide them. */
function ProductMark({ isCollapsed }: { isCollapsed: boolean }) {
  const styles = useSidebarStyles();
  const text = messages.useText();
  if (!useAtomValue(sidebarLogoAtom)) return null;
  return (
    <p className={mergeClasses(styles.product, isCollapsed && styles.productCollapsed)}>
      <img alt="" className={styles.mark} height={24} src={logoAddress()} width={24} />
      {!isCollapsed && <span>{productName() ?? text('site.title')}</span>}
    </p>
  );
}

function MainMenu({ entries, isCollapsed }: { entries: readonly MenuEntry[]; isCollapsed: boolean }) {
  const text = messages.useText();
  const state = useMenuState();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // In the next frame, which is laid out anyway; immediately, it would force an extra layout.
    const frame = requestAnimationFrame(() => showCurrentEntry(nav.current!));
    return () => cancelAnimationFrame(frame);
  }, [state.shown, isCollapsed]);
  return (
    <nav aria-label={text('menu.main.label')} data-tour="menu" ref={nav}>
      <ProductMark isCollapsed={isCollapsed} />
      <MenuSections isCollapsed={isCollapsed} menu={entries} state={state} />
    </nav>
  );
}

interface SideBarProps {
  menu: readonly MenuEntry[];
  isWide: boolean;
}

export const SideBar = memo(function SideBar({ menu, isWide }: SideBarProps) {
  const styles = useSidebarStyles();
  return (
    <div className={mergeClasses(styles.sidebar, !isWide && styles.collapsed)}>
      <MainMenu entries={menu} isCollapsed={!isWide} />
    </div>
  );
});

/** The menu as a drawer on a narrow screen. The shell makes the page behind it inert. */
export function MenuDrawer({ menu, onClose }: { menu: readonly MenuEntry[]; onClose: () => void }) {
  const styles = useSidebarStyles();
  const text = messages.useText();
  const drawer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    // Does not scroll, so that the current page's entry remains visible.
    drawer.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      // After a navigation the focus is already on the new page.
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
        <MainMenu entries={menu} isCollapsed={false} />
      </div>
    </>
  );
}
