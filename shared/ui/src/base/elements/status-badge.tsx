import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStatusBadgeStyles = makeStyles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalSNudge,
    '::before': {
      content: '""',
      // A dot of 8 px.
      padding: '2px',
      border: '2px solid currentColor',
      borderRadius: tokens.borderRadiusCircular,
    },
  },
  success: {
    '::before': { color: tokens.colorStatusSuccessForeground3, backgroundColor: 'currentColor' },
  },
  info: { '::before': { color: tokens.colorNeutralForeground3 } },
  danger: {
    '::before': { color: tokens.colorStatusDangerForeground3, backgroundColor: 'currentColor' },
  },
});

const tints = {
  active: 'success',
  published: 'success',
  success: 'success',
  pending: 'info',
  inactive: 'info',
  draft: 'info',
  deleted: 'danger',
  failed: 'danger',
} as const;

export interface StatusBadgeProps {
  status: keyof typeof tints;
  label: string;
}

/** A status as a word after a dot in its colour; hollow where nothing happens. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  const styles = useStatusBadgeStyles();
  return <span className={mergeClasses(styles.badge, styles[tints[status]])}>{label}</span>;
}
