import { makeStyles, tokens } from '@backoffice/ui';
import {
  flexColumn,
  flexRow,
  flexWrapping,
  plainList,
  spacedRow,
  wrappingRow,
} from '@backoffice/ui/layout-rules';
import { bodyText, smallText, titleText } from '@backoffice/ui/theme-rules';

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
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  fingerprint: { ...flexRow, fontFamily: tokens.fontFamilyMonospace },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, ...smallText },
  lines: { ...plainList },
  // The first cell takes the free room, so that the others stand below each other.
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(96px, auto) 112px',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '32px',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  cell: { minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  share: { ...flexRow, columnGap: tokens.spacingHorizontalS },
  figure: { minWidth: '40px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  warning: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorStatusWarningForeground1,
  },
  skeletonHead: { width: '40%', height: '32px' },
  skeletonCard: { height: '220px' },
});
