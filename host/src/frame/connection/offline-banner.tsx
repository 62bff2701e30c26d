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

/** A banner shown while the browser is offline, and a message when it is online again. */
export function OfflineBanner() {
  const styles = useConnectionStyles();
  const text = messages.useText();
  // Whether the browser has a network. The server may be unreachable even so.
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const wasOnline = useRef(isOnline);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOnline && !wasOnline.current) notify.success({ title: messages.text('connection.back.title') });
    wasOnline.current = isOnline;
  }, [isOnline]);

  // Measured, because the text wraps on narrow screens, and toasts without another free position get a strip above it.
  useLayoutEffect(() => {
    if (!region.current) return;
    const { style } = document.documentElement;
    const measured = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      // Unset while there is no banner: setting it on the root computes the style of every element again.
      if (height > 0) style.setProperty('--ui-banner-height', `${height}px`);
      else style.removeProperty('--ui-banner-height');
    });
    measured.observe(region.current);
    return () => {
      measured.disconnect();
      style.removeProperty('--ui-banner-height');
    };
  }, []);

  // The live region is always rendered, so that screen readers announce its changes.
  return (
    <div className={styles.region} data-toast-strip ref={region} role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <PlugDisconnectedIcon />
          <span>{text('connection.offline.body')}</span>
        </p>
      )}
    </div>
  );
}
