import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toastStore } from './toast-store';
import { useLayers } from '../layers/layers-context';
import { uiMessages } from '../messages';
import { useToastStackStyles } from './toast-stack.styles';
import { useFreePosition } from './use-free-position';
import { Link, mergeClasses } from '@fluentui/react-components';
import { IconButton } from '../elements/icon-button';
import {
  CheckmarkCircleIcon,
  DismissIcon,
  ErrorCircleIcon,
  InfoIcon,
  WarningIcon,
} from '../icons/frame-icons';

const icons = { success: CheckmarkCircleIcon, warning: WarningIcon, error: ErrorCircleIcon, info: InfoIcon };

function ToastItem({ toast, isWaiting }: { toast: Toast; isWaiting: boolean }) {
  const { id, kind, title, body, reference, action, count, durationMs } = toast;
  const styles = useToastStackStyles();
  const text = uiMessages.useText();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = () => toastStore.dismiss(id);
  const isPaused = hovered || focused || isWaiting;
  // The timer restarts when the toast is counted again, and when a pause ends.
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => toastStore.dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isPaused, count]);
  const Icon = icons[kind];
  const onBlur = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <li
      className={styles.toast}
      hidden={isWaiting}
      onBlur={onBlur}
      onFocus={() => setFocused(true)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <span className={mergeClasses(styles.icon, styles[kind])}>
        <Icon />
      </span>
      <div className={styles.text}>
        <span className={styles.title}>
          {title}
          {count > 1 && <span className={styles.count}>{text('ui.notices.count', { count })}</span>}
        </span>
        {body && <span className={styles.body}>{body}</span>}
        {reference && <span className={styles.body}>{reference}</span>}
      </div>
      {action && (
        <Link
          as="button"
          className={styles.action}
          onClick={() => {
            dismiss();
            action.onAction();
          }}
        >
          {action.label}
        </Link>
      )}
      <IconButton icon={<DismissIcon size={16} />} label={text('ui.notices.dismiss')} onClick={dismiss} />
    </li>
  );
}

/** Toasts of one event are raised in succession: they are announced together, each sentence once. */
const GATHER_MS = 120;

interface Announcement {
  /** Distinguishes it from the previous one, which may have the same text. */
  id: number;
  text: string;
}

/** Returns the text for a live region: new toasts only, and no repetition when a toast is counted again. */
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

/** Shows the toasts raised by `notify`. Rendered once, by the host, inside `UiProvider`. */
export function ToastStack() {
  const styles = useToastStackStyles();
  const text = uiMessages.useText();
  const layers = useLayers();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const announcement = useAnnouncement(toasts);
  const list = useRef<HTMLOListElement>(null);
  const shown = useFreePosition(list, toasts);
  return (
    layers &&
    createPortal(
      <>
        <div className={styles.announced} role="status">
          {/* The key creates a new element, so that a text equal to the previous one is announced again. */}
          <span key={announcement.id}>{announcement.text}</span>
        </div>
        {toasts.length > 0 && (
          <section aria-label={text('ui.notices.label')}>
            <ol className={styles.list} ref={list}>
              {toasts.map((toast, index) => (
                <ToastItem isWaiting={index >= shown} key={toast.id} toast={toast} />
              ))}
            </ol>
          </section>
        )}
      </>,
      layers,
    )
  );
}
