import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Icon } from '../icons/create-icon';
import { ArrowClockwiseIcon, ErrorCircleIcon, LockClosedIcon } from '../icons/frame-icons';
import { Button } from '../elements/basic-controls';
import { lateComponent } from '../late-component';
import { uiMessages } from '../messages';
import type { DrawingOf } from './drawing';

/** Decorative, so it may be missing. */
const Drawing = lateComponent(async () => (await import('./drawing')).Drawing);

const useStatePanelStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  icon: { color: tokens.colorNeutralForeground3 },
  drawing: { height: '96px' },
  error: { color: tokens.colorStatusDangerForeground1 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  body: { maxWidth: '52ch', textWrap: 'balance', margin: 0, color: tokens.colorNeutralForeground2 },
  detail: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  code: { fontFamily: tokens.fontFamilyMonospace, userSelect: 'all' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalS,
  },
});

interface StatePanelProps {
  /** An icon, or the subject of a drawing. */
  icon: Icon | DrawingOf;
  title: string;
  body?: ReactNode;
  detail?: ReactNode;
  actions?: ReactNode;
  /** Announced at once by screen readers. */
  isError?: boolean;
}

/** Replaces missing content: an icon or drawing, the state, and the next step. */
export function StatePanel({ icon: Icon, title, body, detail, actions, isError }: StatePanelProps) {
  const styles = useStatePanelStyles();
  return (
    <div className={styles.panel} role={isError ? 'alert' : undefined}>
      {typeof Icon === 'string' ? (
        <span className={styles.drawing}>
          <Drawing of={Icon} />
        </span>
      ) : (
        <span className={mergeClasses(styles.icon, isError && styles.error)}>
          <Icon size={32} />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {body && <p className={styles.body}>{body}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export interface EmptyPanelProps {
  /** The name of the missing content. */
  title: string;
  body?: ReactNode;
  /** A button that adds content. */
  action?: ReactNode;
}

export function EmptyPanel({ title, body, action }: EmptyPanelProps) {
  return <StatePanel actions={action} body={body} icon="nothing-yet" title={title} />;
}

export interface ErrorPanelProps {
  title: string;
  body?: ReactNode;
  /** Operators can find the call in the log with it. */
  requestId?: string;
  onRetry?: () => void;
}

/** A failure with the request's id and a Retry button. */
export function ErrorPanel({ title, body, requestId, onRetry }: ErrorPanelProps) {
  const styles = useStatePanelStyles();
  const text = uiMessages.useText();
  return (
    <StatePanel
      actions={
        onRetry && (
          <Button icon={<ArrowClockwiseIcon />} onClick={onRetry}>
            {text('ui.error.retry')}
          </Button>
        )
      }
      body={body}
      detail={
        requestId && (
          <span>
            {text('ui.error.request-id')} <span className={styles.code}>{requestId}</span>
          </span>
        )
      }
      icon={ErrorCircleIcon}
      isError
      title={title}
    />
  );
}

export function NoPermissionPanel() {
  const text = uiMessages.useText();
  return (
    <StatePanel
      body={text('ui.no-permission.body')}
      icon={LockClosedIcon}
      title={text('ui.no-permission.title')}
    />
  );
}
