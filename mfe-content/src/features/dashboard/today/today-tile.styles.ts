import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow } from '@backoffice/ui/layout-rules';
import { smallText, subheadingText } from '@backoffice/ui/theme-rules';

export const useTodayTileStyles = makeStyles({
  tile: {
    ...flexColumn,
    flexGrow: 1,
    minWidth: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  title: { margin: `0 0 ${tokens.spacingVerticalXS}`, ...subheadingText },
  lines: { ...flexColumn, margin: 0 },
  line: {
    ...flexRow,
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '26px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    '@media (pointer: coarse)': { minHeight: '44px' },
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  label: { minWidth: 0, overflowWrap: 'anywhere' },
  value: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  change: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground2, ...smallText },
  better: { color: tokens.colorStatusSuccessForeground1 },
  worse: { color: tokens.colorStatusDangerForeground3 },
});
