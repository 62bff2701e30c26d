import { Link, mergeClasses } from '@fluentui/react-components';
import { useCallback, useState, type FocusEvent } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { CheckmarkCircleIcon } from '../icons/checkmark-circle-icon';
import { DismissIcon } from '../icons/dismiss-icon';
import { ErrorCircleIcon } from '../icons/error-circle-icon';
import { InfoIcon } from '../icons/info-icon';
import { WarningIcon } from '../icons/warning-icon';
import { uiMessages } from '../messages';
import type { Notice } from './notice';
import { useNoticeStackStyles } from './notice-stack.styles';
import { noticeStore } from './notice-store';
import { useCountdown } from './use-countdown';

const icons = { success: CheckmarkCircleIcon, warning: WarningIcon, error: ErrorCircleIcon, info: InfoIcon };

export function NoticeItem({ notice }: { notice: Notice }) {
  const { id, kind, title, body, reference, action, count, durationMs } = notice;
  const styles = useNoticeStackStyles();
  const text = uiMessages.useText();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = useCallback(() => noticeStore.dismiss(id), [id]);
  useCountdown(durationMs, hovered || focused, count, dismiss);
  const Icon = icons[kind];
  const onBlur = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <li
      className={styles.notice}
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
