import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readSidebarOpen, storeSidebarOpen } from '../../kernel/cookies';
import { useIsMobile } from './use-is-mobile';

export interface Sidebar {
  isMobile: boolean;
  /** On a mobile device whether the drawer is out, else whether the sidebar is wide. */
  isOpen: boolean;
  toggle(): void;
  close(): void;
}

/** The sidebar: wide or collapsed as it was left, or a drawer that navigation closes. */
export function useSidebar(): Sidebar {
  const isMobile = useIsMobile();
  const [isWide, setIsWide] = useState(readSidebarOpen);
  const [drawerAt, setDrawerAt] = useState<string>();
  const { key } = useLocation();

  // Out at one entry of the history alone, so that the next page can take the focus in the moment that it is shown.
  const isDrawerOut = drawerAt === key;
  useEffect(() => setDrawerAt(undefined), [key, isMobile]);
  const close = useCallback(() => setDrawerAt(undefined), []);

  const toggle = () => {
    if (isMobile) {
      setDrawerAt(isDrawerOut ? undefined : key);
    } else {
      storeSidebarOpen(!isWide);
      setIsWide(!isWide);
    }
  };
  return { isMobile, isOpen: isMobile ? isDrawerOut : isWide, toggle, close };
}
