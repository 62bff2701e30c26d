import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircleIcon } from '../icons/frame-icons';
import { HistoryIcon, ProhibitedIcon, SubtractCircleIcon } from '../icons/page-icons';
import { useStatusBadgeStyles } from './status-badge.styles';

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

/** A status in words, with a tint and an icon. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  const styles = useStatusBadgeStyles();
  const { tint, Icon } = looks[status];
  return (
    <span className={mergeClasses(styles.badge, styles[tint])}>
      <Icon size={16} />
      {label}
    </span>
  );
}
