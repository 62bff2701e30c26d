import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readSidebarOpen, storeSidebarOpen } from './layout-cookies';
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
  const [isDrawerOut, setIsDrawerOut] = useState(false);
  const { key } = useLocation();

  useEffect(() => setIsDrawerOut(false), [key, isMobile]);

  const toggle = () => {
    if (isMobile) {
      setIsDrawerOut(!isDrawerOut);
    } else {
      storeSidebarOpen(!isWide);
      setIsWide(!isWide);
    }
  };
  return { isMobile, isOpen: isMobile ? isDrawerOut : isWide, toggle, close: () => setIsDrawerOut(false) };
}
