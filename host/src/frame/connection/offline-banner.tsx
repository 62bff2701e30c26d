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

/** Says that the browser is offline as long as it is, and once that it is back. */
export function OfflineBanner() {
  const styles = useConnectionStyles();
  const text = messages.useText();
  // Whether the browser has a network; the server may be out of reach all the same.
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const wasOnline = useRef(isOnline);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOnline && !wasOnline.current) notify.success({ title: messages.text('connection.back.title') });
    wasOnline.current = isOnline;
  }, [isOnline]);

  // Its text wraps on narrow screens.
  useLayoutEffect(() => {
    if (isOnline || !region.current) return;
    const { style } = document.documentElement;
    const measured = new ResizeObserver(([entry]) => {
      style.setProperty('--ui-banner-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    measured.observe(region.current);
    return () => {
      measured.disconnect();
      style.removeProperty('--ui-banner-height');
    };
  }, [isOnline]);

  // The region stays, so that what comes into it is read out.
  return (
    <div className={styles.region} ref={region} role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <PlugDisconnectedIcon />
          <span>{text('connection.offline.body')}</span>
        </p>
      )}
    </div>
  );
}
