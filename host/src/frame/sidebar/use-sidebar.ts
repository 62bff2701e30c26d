import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMedia } from '@backoffice/ui';
import { readSidebarOpen, storeDevice, storeSidebarOpen } from '../../kernel/cookies';

/** True while the viewport is narrower than 992 px; remembered in the device cookie. */
export function useIsMobile(): boolean {
  const isMobile = useMedia('(width < 992px)');
  useEffect(() => storeDevice(isMobile ? 'mobile' : 'desktop'), [isMobile]);
  return isMobile;
}

export type Sidebar = ReturnType<typeof useSidebar>;

/** The sidebar: wide or collapsed, as stored; on a mobile device a drawer, which a navigation closes. */
export function useSidebar() {
  const isMobile = useIsMobile();
  const [isWide, setIsWide] = useState(readSidebarOpen);
  const [drawerAt, setDrawerAt] = useState<string>();
  const { key } = useLocation();

  // The drawer is open for one entry of the history only, so that the next page can take the focus as soon as it is shown.
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
