import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { notify, PlugDisconnectedIcon } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { useConnectionStyles } from './connection.styles';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a network; that the server can be reached is another matter. */
function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** Says that the browser is offline as long as it is, and once that it is back. */
export function OfflineBanner() {
  const styles = useConnectionStyles();
  const text = messages.useText();
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOnline && !wasOnline.current) notify.success({ title: messages.text('connection.back.title') });
    wasOnline.current = isOnline;
  }, [isOnline]);

  // Its text wraps on narrow screens.
  useLayoutEffect(() => {
    if (isOnline || !place.current) return;
    const { style } = document.documentElement;
    const measured = new ResizeObserver(([entry]) => {
      style.setProperty('--ui-banner-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    measured.observe(place.current);
    return () => {
      measured.disconnect();
      style.removeProperty('--ui-banner-height');
    };
  }, [isOnline]);

  // The region stays, so that what comes into it is read out.
  return (
    <div className={styles.place} ref={place} role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <PlugDisconnectedIcon />
          <span>{text('connection.offline.body')}</span>
        </p>
      )}
    </div>
  );
}
