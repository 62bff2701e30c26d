import { makeStyles, tokens } from '@backoffice/ui';
import { cutText, flexRow } from '@backoffice/ui/layout-rules';

export const useTopBarStyles = makeStyles({
  root: {
    position: 'var(--ui-header-position, sticky)' as 'sticky',
    top: 0,
    zIndex: 10,
    boxSizing: 'border-box',
    ...flexRow,
    columnGap: tokens.spacingHorizontalS,
    height: '3rem',
    padding: `0 ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  user: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalS,
    padding: '2px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  name: {
    ...cutText,
    maxWidth: '11.25rem',
    paddingRight: tokens.spacingHorizontalXS,
    fontWeight: tokens.fontWeightSemibold,
  },
});
