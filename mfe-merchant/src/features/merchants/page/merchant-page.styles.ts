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
  // A table for the eye only, so that the cells of all lines stand below each other.
  lines: { ...plainList, display: 'table', width: '100%' },
  line: { display: 'table-row' },
  cell: {
    display: 'table-cell',
    height: '32px',
    padding: `${tokens.spacingVerticalXXS} 0`,
    paddingInlineStart: tokens.spacingHorizontalM,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    ':first-child': {
      width: '100%',
      paddingInlineStart: 0,
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
    },
  },
  share: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalS,
    // A phone has room for the figure only.
    '@media (max-width: 639.98px)': { '& > :first-child': { display: 'none' } },
  },
  figure: { minWidth: '40px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  warning: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorStatusWarningForeground1,
    '& > svg': { flexShrink: 0 },
  },
  skeletonHead: { width: '40%', height: '32px' },
  skeletonCard: { height: '220px' },
});
