import { makeStyles, tokens } from '@backoffice/ui';

export const useReadingsStyles = makeStyles({
  article: {
    margin: 0,
    marginBlockEnd: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  skeleton: { height: '180px' },
  none: { margin: 0 },
  both: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // The height of the chart, so that nothing moves when it arrives.
  chart: { height: '180px' },
  table: {
    width: '100%',
    alignSelf: 'start',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      height: 'var(--ui-row-height, 44px)',
      padding: `0 ${tokens.spacingHorizontalS}`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      fontWeight: tokens.fontWeightRegular,
    },
    '& thead th': { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightSemibold },
  },
  label: { textAlign: 'start' },
  number: { textAlign: 'end' },
});
