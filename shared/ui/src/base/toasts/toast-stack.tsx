import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toastStore } from './toast-store';
import { useLayers } from '../layers/layers-context';
import { uiMessages } from '../messages';
import { ToastItem } from './toast-item';
import { useToastStackStyles } from './toast-stack.styles';

/** Toasts of one event are raised one after the other: they are read out together, each sentence once. */
const GATHER_MS = 120;

interface Announcement {
  /** Differs from that of the one before, which may have had the same text. */
  id: number;
  text: string;
}

/** What a live region should say about the toasts: only those that are new, and never one again for its count. */
function useAnnouncement(toasts: readonly Toast[]): Announcement {
  const [announcement, setAnnouncement] = useState<Announcement>({ id: 0, text: '' });
  const lastAnnounced = useRef(0);
  useEffect(() => {
    const fresh = toasts.filter((toast) => toast.id > lastAnnounced.current);
    if (fresh.length === 0) return;
    const timer = setTimeout(() => {
      const id = Math.max(...fresh.map((toast) => toast.id));
      const sentences = fresh.reverse().flatMap(({ title, body }) => (body ? [title, body] : [title]));
      lastAnnounced.current = id;
      setAnnouncement({ id, text: [...new Set(sentences)].join('. ') });
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [toasts]);
  return announcement;
}

/** Shows what `notify` says. Mounted once, by the host, inside `UiProvider`. */
export function ToastStack() {
  const styles = useToastStackStyles();
  const text = uiMessages.useText();
  const layers = useLayers();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const announcement = useAnnouncement(toasts);
  return (
    layers &&
    createPortal(
      <>
        <div className={styles.announced} role="status">
          {/* A text that is the same as the last one is read out again only as a new element. */}
          <span key={announcement.id}>{announcement.text}</span>
        </div>
        {toasts.length > 0 && (
          <section aria-label={text('ui.notices.label')}>
            <ol className={styles.list}>
              {toasts.map((toast) => (
                <ToastItem key={toast.id} toast={toast} />
              ))}
            </ol>
          </section>
        )}
      </>,
      layers,
    )
  );
}
