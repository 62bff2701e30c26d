import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Icon } from '../icons/create-icon';
import { useStatePanelStyles } from './state-panel.styles';

export interface StatePanelProps {
  icon: Icon;
  title: string;
  body?: ReactNode;
  detail?: ReactNode;
  actions?: ReactNode;
  /** An error is read out at once. */
  isError?: boolean;
}

/** What stands where content would be: an icon, what is the case, and what to do next. */
export function StatePanel({ icon: Icon, title, body, detail, actions, isError }: StatePanelProps) {
  const styles = useStatePanelStyles();
  return (
    <div className={styles.panel} role={isError ? 'alert' : undefined}>
      <span className={mergeClasses(styles.icon, isError && styles.error)}>
        <Icon size={32} />
      </span>
      <p className={styles.title}>{title}</p>
      {body && <p className={styles.body}>{body}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
