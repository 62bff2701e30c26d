import { store } from '@backoffice/session';
import { BugIcon } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { useErrorLogBadgeStyles } from './error-log-badge.styles';
import { errorLogAtom } from './error-log-atom';
import { ERROR_LOG_PATH } from './error-log-path';

/** The way to the error log, with its count; nothing as long as nothing has failed. */
export function ErrorLogBadge() {
  const styles = useErrorLogBadgeStyles();
  const text = messages.useText();
  const { length } = useAtomValue(errorLogAtom, { store });
  if (length === 0) return null;
  const label = text('errorLog.badge.label', { n: length });
  return (
    <Link aria-label={label} className={styles.link} data-tooltip={label} to={ERROR_LOG_PATH}>
      <BugIcon />
      <span className={styles.count}>{length > 99 ? '99+' : length}</span>
    </Link>
  );
}
