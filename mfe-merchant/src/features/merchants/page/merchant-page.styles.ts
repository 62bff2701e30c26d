import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow, flexWrapping, spacedRow, wrappingRow } from '@backoffice/ui/layout-rules';
import { bodyText, cardBox, headingText, titleText } from '@backoffice/ui/theme-rules';

export const useMerchantPageStyles = makeStyles({
  page: { ...flexColumn, rowGap: tokens.spacingVerticalL, ...bodyText },
  head: { ...spacedRow, gap: tokens.spacingHorizontalM },
  naming: {
    ...wrappingRow,
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    minWidth: 0,
  },
  name: { margin: 0, ...titleText, overflowWrap: 'anywhere' },
  buttons: { ...flexWrapping, gap: tokens.spacingHorizontalS },
  // The heights of two periods in one line, below each other, and in two lines each, reserved to avoid layout shifts.
  money: {
    display: 'grid',
    minHeight: '208px',
    '@media (min-width: 1200px)': { minHeight: '112px' },
    '@media (max-width: 639.98px)': { minHeight: '328px' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 899.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: { minWidth: 0, padding: tokens.spacingHorizontalL, ...cardBox },
  section: { ...flexColumn, rowGap: tokens.spacingVerticalS, minWidth: 0 },
  sectionHead: {
    ...flexWrapping,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
  title: { margin: 0, ...headingText },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    margin: `${tokens.spacingVerticalM} 0 0`,
  },
  term: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  fingerprint: { ...flexRow, fontFamily: tokens.fontFamilyMonospace },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  zone: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  warning: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorStatusWarningForeground1,
  },
  skeletonHead: { width: '40%', height: '32px' },
  skeletonCard: { height: '220px' },
});
