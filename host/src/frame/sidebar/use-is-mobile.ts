import { useEffect, useSyncExternalStore } from 'react';
import { storeDevice } from '../../kernel/cookies';

const mobile = matchMedia('(width < 992px)');

function subscribe(onChange: () => void): () => void {
  mobile.addEventListener('change', onChange);
  return () => mobile.removeEventListener('change', onChange);
}

/** True while the viewport is narrower than 992 px; remembered in the device cookie. */
export function useIsMobile(): boolean {
  const isMobile = useSyncExternalStore(subscribe, () => mobile.matches);
  useEffect(() => storeDevice(isMobile ? 'mobile' : 'desktop'), [isMobile]);
  return isMobile;
}
