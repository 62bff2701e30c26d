import { type FocusEvent, useEffect, useState } from 'react';
import { Link, mergeClasses } from '@fluentui/react-components';
import { IconButton } from '../elements/icon-button';
import {
  CheckmarkCircleIcon,
  DismissIcon,
  ErrorCircleIcon,
  InfoIcon,
  WarningIcon,
} from '../icons/frame-icons';
import { uiMessages } from '../messages';
import { type Toast, toastStore } from './toast-store';
import { useToastStackStyles } from './toast-stack.styles';

const icons = { success: CheckmarkCircleIcon, warning: WarningIcon, error: ErrorCircleIcon, info: InfoIcon };

export function ToastItem({ toast }: { toast: Toast }) {
  const { id, kind, title, body, reference, action, count, durationMs } = toast;
  const styles = useToastStackStyles();
  const text = uiMessages.useText();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = () => toastStore.dismiss(id);
  const isPaused = hovered || focused;
  // The time begins anew when the toast is counted again, and when a pause ends.
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
      onBlur={onBlur}
      onFocus={() => setFocused(true)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <span className={mergeClasses(styles.icon, styles[kind])}>
        <Icon />
      </span>
      <div className={styles.text}>
        <div className={styles.title}>
          {title}
          {count > 1 && <span className={styles.count}>{text('ui.notices.count', { count })}</span>}
        </div>
        {body && <div className={styles.body}>{body}</div>}
        {reference && <div className={styles.body}>{reference}</div>}
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
      </div>
      <IconButton
        className={styles.dismiss}
        icon={<DismissIcon size={16} />}
        label={text('ui.notices.dismiss')}
        onClick={dismiss}
      />
    </li>
  );
}
