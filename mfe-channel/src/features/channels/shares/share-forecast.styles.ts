import { makeStyles, tokens } from '@backoffice/ui';

export const useShareForecastStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  wide: { gridColumn: '1 / -1' },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
  },
  item: { display: 'contents' },
  name: { overflowWrap: 'anywhere' },
  figures: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  own: { fontWeight: tokens.fontWeightSemibold },
  warning: {
    display: 'flex',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorStatusWarningForeground3,
  },
  icon: { flexShrink: 0, marginBlockStart: '2px' },
});
