import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleIcon } from '../icons/frame-icons';
import { HistoryIcon, ProhibitedIcon, SubtractCircleIcon } from '../icons/page-icons';

const useStatusBadgeStyles = makeStyles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    columnGap: tokens.spacingHorizontalXS,
    padding: `0 ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.375rem',
    whiteSpace: 'nowrap',
    // Forced colours remove the tint.
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
  },
  info: { backgroundColor: tokens.colorNeutralBackground6, color: tokens.colorNeutralForeground2 },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
});

const looks = {
  active: { tint: 'success', Icon: CheckmarkCircleIcon },
  published: { tint: 'success', Icon: CheckmarkCircleIcon },
  success: { tint: 'success', Icon: CheckmarkCircleIcon },
  pending: { tint: 'info', Icon: HistoryIcon },
  inactive: { tint: 'info', Icon: SubtractCircleIcon },
  draft: { tint: 'info', Icon: SubtractCircleIcon },
  deleted: { tint: 'danger', Icon: ProhibitedIcon },
} as const;

export interface StatusBadgeProps {
  status: keyof typeof looks;
  label: string;
}

/** A status as text, with a tint and an icon. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  const styles = useStatusBadgeStyles();
  const { tint, Icon } = looks[status];
  return (
    <span className={mergeClasses(styles.badge, styles[tint])}>
      <Icon size={16} />
      <span>{label}</span>
    </span>
  );
}
