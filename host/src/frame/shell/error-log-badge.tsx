import { usePermission } from '@backoffice/session';
import { BugIcon, makeStyles, tokens } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { messages } from '../../kernel/messages';
import { errorLogAtom } from '../../kernel/error-log/error-log';
import { ERROR_LOG_PATH } from '../../navigation/paths';

const useErrorLogBadgeStyles = makeStyles({
  link: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    columnGap: '2px',
    minHeight: '1.75rem',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  count: {
    minWidth: '10px',
    padding: '0 5px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.125rem',
    textAlign: 'center',
  },
});

/** The badge is for users who operate remotes. Others have the bell, and the error log in their menu. */
export const useHasErrorBadge = () => usePermission('remotes:view');

/** The link to the error log, with the number of errors. Renders nothing if there are none. */
export function ErrorLogBadge() {
  const styles = useErrorLogBadgeStyles();
  const text = messages.useText();
  const { length } = useAtomValue(errorLogAtom);
  if (!useHasErrorBadge() || length === 0) return null;
  const label = text('errorLog.badge.label', { count: length, n: length });
  return (
    <Link
      aria-label={label}
      className={styles.link}
      data-tooltip={label}
      data-tour="errors"
      to={ERROR_LOG_PATH}
    >
      <BugIcon />
      <span className={styles.count}>{length > 99 ? '99+' : length}</span>
    </Link>
  );
}
