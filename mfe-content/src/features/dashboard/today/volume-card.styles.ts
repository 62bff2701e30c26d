import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, flexWrapping, spacedRow } from '@backoffice/ui/layout-rules';
import { smallText, subheadingText } from '@backoffice/ui/theme-rules';
import { linkArrow } from './link-arrow';

export const useVolumeCardStyles = makeStyles({
  card: {
    display: 'grid',
    flexGrow: 1,
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: tokens.spacingHorizontalXXL,
    minWidth: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    '@media (max-width: 767.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: tokens.spacingVerticalM,
    },
  },
  volume: { ...flexColumn, minWidth: 0, alignItems: 'flex-start' },
  title: { margin: 0, ...subheadingText },
  amount: {
    margin: `${tokens.spacingVerticalS} 0 ${tokens.spacingVerticalXXS}`,
    fontSize: '32px',
    lineHeight: '40px',
    '@media (pointer: coarse)': { lineHeight: '44px' },
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  others: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  none: { color: tokens.colorNeutralForeground3 },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  line: { ...flexWrapping, marginBlockStart: 'auto', columnGap: tokens.spacingHorizontalL },
  counts: {
    ...flexRow,
    columnGap: '0.5ch',
    minHeight: '24px',
    color: tokens.colorNeutralForeground2,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  listed: linkArrow,
  count: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  hours: { ...flexColumn, minWidth: 0 },
  bar: {
    ...spacedRow,
    flexWrap: 'nowrap',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '32px',
    color: tokens.colorNeutralForeground2,
    ...smallText,
    '& > :first-child': { flexGrow: 1, justifyContent: 'flex-end' },
  },
  // The height of the chart, which its table scrolls in.
  chart: { height: '116px' },
});
